import { describe, expect, it } from 'vitest';
import {
  DetailControl,
  type Drawing,
  isSoftwareRenderer,
} from '../../../../src/renderer/scene/detail/detailControl';

const FRAME_MS = 1000 / 60;

/** A machine that draws a full picture, and the best quick one, in this many milliseconds. */
class Machine {
  readonly drawn: Drawing[] = [];
  nowMs = 0;
  private readonly control: DetailControl;
  private rowsDrawn = 0;

  constructor(
    isSoftware: boolean,
    private readonly wholeMs: number,
    private readonly quickMs: number,
  ) {
    this.control = new DetailControl(isSoftware);
  }

  /** Frames for this duration; the GPU finishes each drawing before the next frame after its cost. */
  run(milliseconds: number, isMoving: boolean): readonly Drawing[] {
    const from = this.drawn.length;
    const end = this.nowMs + milliseconds;
    let isStale = isMoving;
    while (this.nowMs < end) {
      isStale ||= isMoving;
      const drawing = this.control.next(isStale, this.nowMs);
      if (drawing.kind === 'wait' || drawing.kind === 'rest') {
        this.nowMs += FRAME_MS;
        continue;
      }
      this.drawn.push(drawing);
      isStale = false;
      const costMs = this.costOf(drawing);
      this.control.begun();
      const isComplete = drawing.kind === 'part' && this.rowsDrawn >= 1;
      this.control.done(drawing, costMs, isComplete);
      this.nowMs += Math.max(FRAME_MS, costMs);
    }
    return this.drawn.slice(from);
  }

  private costOf(drawing: Drawing): number {
    if (drawing.kind === 'quick') this.rowsDrawn = 0;
    if (drawing.kind === 'quick') return this.quickMs * drawing.scale ** 2;
    if (drawing.kind !== 'part') return this.wholeMs;
    this.rowsDrawn += drawing.share;
    return this.wholeMs * drawing.share;
  }
}

const kinds = (drawings: readonly Drawing[]) => [...new Set(drawings.map(({ kind }) => kind))];
const scales = (drawings: readonly Drawing[]) =>
  drawings.flatMap((drawing) => (drawing.kind === 'quick' ? [drawing.scale] : []));

describe('the detail of the picture', () => {
  it('is always full with a GPU', () => {
    const card = new Machine(false, 4, 1);
    expect(kinds(card.run(2000, true))).toEqual(['whole']);
    expect(card.run(1000, false)).toEqual([]);
  });

  it('starts low with a software renderer, and becomes full in parts once all is still', () => {
    const software = new Machine(true, 1000, 120);
    expect(kinds(software.run(1000, true))).toEqual(['quick']);
    expect(kinds(software.run(5000, false))).toEqual(['part']);
    // Once it is there, nothing more is drawn.
    expect(software.run(1000, false)).toEqual([]);
  });

  it('draws no part that blocks the next movement for long, whatever the total cost', () => {
    for (const wholeMs of [200, 1000, 2500]) {
      const software = new Machine(true, wholeMs, 120);
      software.run(100, true);
      const parts = software.run(20_000, false).slice(2);
      const longest = Math.max(...parts.map((part) => (part.kind === 'part' ? part.share * wholeMs : 0)));
      expect(longest).toBeLessThanOrEqual(140);
      expect(parts.length).toBeGreaterThan(0);
    }
  });

  it('discards parts of the full picture as soon as something moves', () => {
    const software = new Machine(true, 1000, 120);
    software.run(300, true);
    software.run(400, false);
    expect(kinds(software.run(50, true))).toEqual(['quick']);
  });

  it('keeps the frame rate while moving: the picture gets coarser until it costs 40 ms', () => {
    // At a scale of 0.5 a quarter of 150 ms, which is 37.5; at 0.6 54.
    const software = new Machine(true, 2000, 150);
    expect(new Set(scales(software.run(3000, true)).slice(5))).toEqual(new Set([0.5]));
    // Half the resolution is the least, however long it takes.
    const slower = new Machine(true, 4000, 600);
    expect(scales(slower.run(3000, true)).at(-1)).toBe(0.5);
  });

  it('increases only between movements, and only if the frame rate will hold', () => {
    // All of it costs 30 ms: the finest holds.
    const strong = new Machine(true, 500, 30);
    for (let movement = 0; movement < 8; movement++) {
      expect(new Set(scales(strong.run(500, true))).size).toBe(1);
      strong.run(400, false);
    }
    expect(scales(strong.run(200, true)).at(-1)).toBe(1);
    // 0.5 costs 25 ms and 0.6 36; 0.66 would cost 43.6.
    const weak = new Machine(true, 2000, 100);
    for (let movement = 0; movement < 8; movement++) {
      weak.run(500, true);
      weak.run(400, false);
    }
    expect(scales(weak.run(200, true)).at(-1)).toBe(0.6);
  });

  it('decreases on a GPU too slow for the chosen quality, and increases again afterwards', () => {
    const slow = new Machine(false, 120, 10);
    expect(kinds(slow.run(500, true))).toEqual(['whole']);
    slow.run(500, true);
    expect(kinds(slow.run(1000, true))).toEqual(['quick']);
    // Hardly slower than a frame: the parts at rest show it.
    const hiccup = new Machine(true, 12, 3);
    hiccup.run(200, true);
    hiccup.run(2000, false);
    expect(kinds(hiccup.run(500, true))).toEqual(['whole']);
  });

  it('waits a moment before the full picture, so that a repeating key does not start one at each press', () => {
    const software = new Machine(true, 1000, 60);
    for (let press = 0; press < 20; press++) {
      software.run(20, true);
      software.run(80, false);
    }
    expect(kinds(software.drawn)).toEqual(['quick']);
  });
});

describe('software renderers', () => {
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'ANGLE (Mesa, llvmpipe (LLVM 15.0.6, 256 bits), OpenGL 4.5)',
    'ANGLE (Microsoft, Microsoft Basic Render Driver (0x0000008C) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'softpipe',
  ])('are recognized by name: %s', (name) => {
    expect(isSoftwareRenderer(name)).toBe(true);
  });

  it.each([
    'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
    'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
    '',
  ])('do not include %s', (name) => {
    expect(isSoftwareRenderer(name)).toBe(false);
  });
});
