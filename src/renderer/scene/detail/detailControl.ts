/** What to draw now. */
export type Drawing =
  /** The full picture, in one go. */
  | { readonly kind: 'whole' }
  /** The quick picture, at this share of the canvas's width and height. */
  | { readonly kind: 'quick'; readonly scale: number }
  /**
   * The next part of the full picture, of this share of its height. It is shown once all
   * of its parts are there.
   */
  | { readonly kind: 'part'; readonly share: number }
  /** Nothing yet: the last drawing is still under way, or the picture has changed only just now. */
  | { readonly kind: 'wait' }
  /** Nothing at all: the full picture is there. */
  | { readonly kind: 'rest' };

/** A whole picture that takes longer than this, so many times running, makes every movement jerk. */
const SLOW_WHOLE_MS = 45;
const SLOW_WHOLES = 6;
/** A whole made of parts in so little time shows a machine that may draw it in one go. */
const FAST_WHOLE_MS = 30;

/** What a quick picture may take, so that panels and compositor get their turn too. */
const QUICK_BUDGET_MS = 40;
/** A finer quick picture is chosen only if it promises to take no more than this share of the budget. */
const FINER_SHARE = 0.75;
/** How much one quick picture counts among those before it. */
const QUICK_WEIGHT = 0.25;
/** Sharpness of quick pictures: the finest that holds the budget is taken. */
export const QUICK_SCALES: readonly number[] = [0.4, 0.5, 0.6, 0.72, 0.85, 1];
const FIRST_SCALE = 1;

/**
 * Nothing has changed for this long: time for the full picture. Longer than the gaps of a key that repeats.
 */
export const SETTLED_MS = 150;
/**
 * A part that takes longer holds up the next movement; one that takes less than the
 * shorter time wastes its turn.
 */
const LONG_PART_MS = 140;
const SHORT_PART_MS = 60;
/** Every part goes through all the corners of all triangles: smaller ones would take no less. */
const SMALLEST_PART = 1 / 20;
const FIRST_PART = 1 / 10;

/**
 * Decides how much is drawn: the full picture each time where a graphics card does that with ease; else
 * a quick one while anything changes and the full one, in parts, when all is still. It knows no clock
 * and no GPU: it is told.
 */
export class DetailControl {
  private isCareful: boolean;
  private isBusy = false;
  private isFullShown = false;
  private lastChangeMs = Number.NEGATIVE_INFINITY;
  private slowWholes = 0;
  private partsMs = 0;
  private partShare = FIRST_PART;
  /** What a quick picture takes of late, at the present scale. */
  private quickMs: number | null = null;
  private scaleIndex = FIRST_SCALE;

  /** @param isSoftware the processor draws, so it begins with the quick picture */
  constructor(isSoftware: boolean) {
    this.isCareful = isSoftware;
  }

  /** @param hasChanged whether the picture last begun is out of date */
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

  /** Something was handed to the GPU. Without a card, nothing else is until it is done. */
  begun(): void {
    this.isBusy = true;
  }

  /**
   * @param costMs from handing it over until the GPU was through with it
   * @param isComplete of a part: it was the last one, and the full picture is shown
   */
  done({ kind }: Drawing, costMs: number, isComplete: boolean): void {
    this.isBusy = false;
    if (kind === 'whole') this.judgeWhole(costMs);
    if (kind === 'quick') this.judgeQuick(costMs);
    if (kind === 'part') this.judgePart(costMs, isComplete);
  }

  /** What was being drawn is lost with the GPU's memory. */
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

  /** Only between movements: a picture that changes its sharpness on the way flickers. */
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

  /** Without a card the cost is that of the pixels. */
  private promisedMs(scale: number, quickMs: number): number {
    return quickMs * (scale / (QUICK_SCALES[this.scaleIndex] ?? 1)) ** 2;
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

/** Names by which drivers tell that the processor does the drawing. */
const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|basic render|software|\bwarp\b/i;

/** @param rendererName what WebGL says it draws with */
export const isSoftwareRenderer = (rendererName: string): boolean => SOFTWARE_RENDERERS.test(rendererName);
