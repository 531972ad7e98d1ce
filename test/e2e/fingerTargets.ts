import type { Page } from 'playwright';
import { smallTexts } from './smallTexts';

const SMALLEST_PX = 44;
const ROUNDING_PX = 0.5;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Target {
  readonly name: string;
  readonly box: Box;
  /** The part that is not scrolled out of view. */
  readonly seen: Box;
  /** Whether its text is wider than itself. */
  readonly isCut: boolean;
  /** Whether it is part of a row that scrolls sideways. */
  readonly isInScroller: boolean;
  /** Whether something else is over its middle. */
  readonly isCovered: boolean;
  /** Indexes of the targets around it. */
  readonly around: readonly number[];
}

/**
 * Lists what is too small, cut off or covered for a finger, or too small to read. Two things are excepted:
 * the squares of the board, since fifteen of them share the width of a phone, and words with a meaning inside
 * sentences.
 */
export async function targetFlaws(page: Page): Promise<readonly string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const targets = await targetsOf(page);
  const flaws = targets.flatMap((target) => flawsOf(target, width));
  const overlaps = targets.flatMap((one, at) =>
    targets.slice(0, at).flatMap((other, otherAt) => {
      const isAround = one.around.includes(otherAt) || other.around.includes(at);
      return !isAround && doMeet(one.seen, other.seen) ? [`overlap: ${one.name}, ${other.name}`] : [];
    }),
  );
  return [...flaws, ...overlaps, ...(await smallTexts(page, '.flat-board')), ...(await wideParts(page))];
}

function flawsOf({ box, isCovered, isCut, isInScroller, name }: Target, width: number) {
  const { bottom, left, right, top } = box;
  const isOutside = left < -ROUNDING_PX || right > width + ROUNDING_PX;
  const least = SMALLEST_PX - ROUNDING_PX;
  const isSmall = right - left < least || bottom - top < least;
  return [
    ...(isSmall ? [`small: ${name}, ${right - left} × ${bottom - top}`] : []),
    ...(isOutside && !isInScroller ? [`outside: ${name}`] : []),
    ...(isCut ? [`cut: ${name}`] : []),
    ...(isCovered ? [`covered: ${name}`] : []),
  ];
}

const doMeet = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** Everything on the screen that can be tapped. */
function targetsOf(page: Page): Promise<readonly Target[]> {
  return page.evaluate(() => {
    const TARGETS =
      'button, select, input, textarea, summary, a[href], [role=option], [role=menuitem], [role=slider]';
    const EXCEPTED = '.board-grid *, .visually-hidden, .visually-hidden *, .term, .link';

    function boxOf(element: Element) {
      const { bottom, left, right, top } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }
    function seenBox(element: Element) {
      const { bottom, left, right, top } = boxOf(element);
      const seen = {
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(innerWidth, right),
        bottom: Math.min(innerHeight, bottom),
      };
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const clip = boxOf(at);
        seen.left = Math.max(seen.left, clip.left);
        seen.top = Math.max(seen.top, clip.top);
        seen.right = Math.min(seen.right, clip.right);
        seen.bottom = Math.min(seen.bottom, clip.bottom);
      }
      return seen;
    }
    const isCheck = (element: Element) => element.matches('[type=checkbox], [type=radio]');
    const isScroller = (element: Element) =>
      getComputedStyle(element).overflowX === 'auto' && element.scrollWidth > element.clientWidth;
    const hasScroller = (element: Element | null): boolean =>
      element !== null && (isScroller(element) || hasScroller(element.parentElement));
    // A dialog is the only thing that can be tapped.
    const elements = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(TARGETS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(EXCEPTED))
      .map((element) => (isCheck(element) ? (element.closest('label') ?? element) : element));
    const seen = [...new Set(elements)].filter((element) => {
      const { bottom, left, right, top } = seenBox(element);
      return right - left > 1 && bottom - top > 1;
    });
    return seen.map((element) => {
      const box = seenBox(element);
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return {
        name: `${element.ariaLabel ?? element.textContent?.trim().slice(0, 24) ?? ''} (${element.className})`,
        box: boxOf(element),
        seen: box,
        isInScroller: hasScroller(element.parentElement),
        isCut: element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth + 1,
        isCovered: hit === null || !(element.contains(hit) || hit.contains(element)),
        around: seen.flatMap((other, at) => (other !== element && other.contains(element) ? [at] : [])),
      };
    });
  });
}

/** Parts that are wider than the place they have: they would scroll sideways. */
function wideParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.side-body, .page')]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `wide: ${element.className}`),
  );
}
