/** What to draw now. */
export type Drawing =
  /** The full picture, in one go. */
  | { readonly kind: 'whole' }
  /** The quick picture, at this share of the canvas's width and height. */
  | { readonly kind: 'quick'; readonly scale: number }
  /** The next part of the full picture, of this share of its height. It is shown once all parts are drawn. */
  | { readonly kind: 'part'; readonly share: number }
  /** Nothing yet: the last drawing is in progress, or the picture has only just changed. */
  | { readonly kind: 'wait' }
  /** Nothing at all: the full picture is shown. */
  | { readonly kind: 'rest' };

/** Whole pictures that take longer than this, this many times in a row, make movements jerky. */
const SLOW_WHOLE_MS = 45;
const SLOW_WHOLES = 6;
/** A whole picture drawn in parts in this time shows that the machine may draw it in one go. */
const FAST_WHOLE_MS = 30;

/** Time for a quick picture that leaves enough for panels and compositor. */
const QUICK_BUDGET_MS = 40;
/** A finer quick picture is chosen only if it is expected to take at most this share of the budget. */
const FINER_SHARE = 0.95;
/** Weight of one quick picture in the running average. */
const QUICK_WEIGHT = 0.25;
/** Scales of quick pictures: the finest within the budget is chosen. Anything coarser would be illegible. */
export const QUICK_SCALES: readonly number[] = [0.5, 0.55, 0.6, 0.66, 0.72, 0.85, 1];
const FIRST_SCALE = 0;
/** Share of the cost of a quick picture at scale 1 that does not depend on the number of pixels. */
const FIXED_COST = 0.127;

/** Time without changes before the full picture is drawn: longer than the repeat interval of a key. */
export const SETTLED_MS = 150;
/** A longer part delays the next movement; a shorter one wastes its turn. */
const LONG_PART_MS = 140;
const SHORT_PART_MS = 60;
/** Every part processes all triangles: smaller ones would not be cheaper. */
const SMALLEST_PART = 1 / 20;
const FIRST_PART = 1 / 10;

/**
 * Decides how much is drawn: the full picture every time if a graphics card can easily do that; otherwise a
 * quick one while anything changes and the full one, in parts, when everything is still. It has no clock and
 * no GPU: the caller reports both.
 */
export class DetailControl {
  private isCareful: boolean;
  private isBusy = false;
  private isFullShown = false;
  private lastChangeMs = Number.NEGATIVE_INFINITY;
  private slowWholes = 0;
  private partsMs = 0;
  private partShare = FIRST_PART;
  /** Recent cost of a quick picture at the current scale. */
  private quickMs: number | null = null;
  private scaleIndex = FIRST_SCALE;

  /** @param isSoftware whether the CPU draws, so that it starts with the quick picture */
  constructor(isSoftware: boolean) {
    this.isCareful = isSoftware;
  }

  /** @param hasChanged whether the latest picture is out of date */
  next(hasChanged: boolean, nowMs: number): Drawing {
    if (!this.isCareful) return hasChanged ? { kind: 'whole' } : { kind: 'rest' };
    if (hasChanged) {
      if (nowMs - this.lastChangeMs > SETTLED_MS) this.refineQuick();
      this.lastChangeMs = nowMs;
      this.isFullShown = false;
      this.partsMs = 0;
    }
    if (this.isBusy) return { kind: 'wait' };
    if (hasChanged) return { kind: 'quick', scale: QUICK_SCALES[this.scaleIndex] ?? 1 };
    if (this.isFullShown) return { kind: 'rest' };
    if (nowMs - this.lastChangeMs < SETTLED_MS) return { kind: 'wait' };
    return { kind: 'part', share: this.partShare };
  }

  /** Work was passed to the GPU. Without a card, nothing else is until it is done. */
  begun(): void {
    this.isBusy = true;
  }

  /**
   * @param costMs time until the GPU had finished
   * @param isComplete for a part: it was the last one, and the full picture is shown
   */
  done({ kind }: Drawing, costMs: number, isComplete: boolean): void {
    this.isBusy = false;
    if (kind === 'whole') this.judgeWhole(costMs);
    if (kind === 'quick') this.judgeQuick(costMs);
    if (kind === 'part') this.judgePart(costMs, isComplete);
  }

  /** The drawing in progress was lost with the GPU context. */
  forget(): void {
    this.isBusy = false;
    this.isFullShown = false;
    this.partsMs = 0;
  }

  private judgeWhole(costMs: number): void {
    this.slowWholes = costMs > SLOW_WHOLE_MS ? this.slowWholes + 1 : 0;
    if (this.slowWholes < SLOW_WHOLES) return;
    this.isCareful = true;
    this.isFullShown = true;
  }

  private judgeQuick(costMs: number): void {
    this.quickMs = this.quickMs === null ? costMs : this.quickMs + (costMs - this.quickMs) * QUICK_WEIGHT;
    if (this.quickMs > QUICK_BUDGET_MS) this.chooseScale(this.scaleIndex - 1);
  }

  /** Only between movements: a change of sharpness during one would flicker. */
  private refineQuick(): void {
    const next = QUICK_SCALES[this.scaleIndex + 1];
    if (next === undefined || this.quickMs === null) return;
    if (this.promisedMs(next, this.quickMs) <= QUICK_BUDGET_MS * FINER_SHARE)
      this.chooseScale(this.scaleIndex + 1);
  }

  private chooseScale(index: number): void {
    const next = QUICK_SCALES[index];
    if (next === undefined) return;
    if (this.quickMs !== null) this.quickMs = this.promisedMs(next, this.quickMs);
    this.scaleIndex = index;
  }

  private promisedMs(scale: number, quickMs: number): number {
    return (quickMs * relativeCost(scale)) / relativeCost(QUICK_SCALES[this.scaleIndex] ?? 1);
  }

  private judgePart(costMs: number, isComplete: boolean): void {
    this.partsMs += costMs;
    if (costMs > LONG_PART_MS) this.partShare = Math.max(SMALLEST_PART, this.partShare / 2);
    if (costMs < SHORT_PART_MS) this.partShare = Math.min(1, this.partShare * 2);
    if (!isComplete) return;
    this.isFullShown = true;
    if (this.partsMs > FAST_WHOLE_MS) return;
    this.isCareful = false;
    this.slowWholes = 0;
  }
}

/** Cost of a quick picture without a card; 1 at scale 1. */
const relativeCost = (scale: number): number => FIXED_COST + (1 - FIXED_COST) * scale ** 2;

/** Driver names of software renderers. */
const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|basic render|software|\bwarp\b/i;

/** @param rendererName the renderer name reported by WebGL */
export const isSoftwareRenderer = (rendererName: string): boolean => SOFTWARE_RENDERERS.test(rendererName);
