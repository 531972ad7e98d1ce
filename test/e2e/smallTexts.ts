import type { Page } from 'playwright';

const SMALLEST_TYPE_PX = 12;

/**
 * The texts that are seen in type below the smallest, with their size. Zoom is the window's own setting.
 *
 * @param excepted selector of elements whose texts do not count
 */
export const smallTexts = (page: Page, excepted: string): Promise<readonly string[]> =>
  page.evaluate(
    ([smallest, others]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (element === null || text === '' || element.closest(`.visually-hidden, ${others}`) !== null)
          continue;
        const isSeen =
          element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (isSeen && size < smallest) found.push(`${text.slice(0, 30)} (${size} px, ${element.className})`);
      }
      return found;
    },
    [SMALLEST_TYPE_PX, excepted] as const,
  );
