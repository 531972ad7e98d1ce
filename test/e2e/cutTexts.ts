import type { Page } from 'playwright';

/**
 * Texts in view that their element, or one around it, cuts off. A word may end in an ellipsis if a tooltip
 * contains all of it; a figure may not. Text that is scrolled out of view is not cut.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const UNSEEN = '.visually-hidden, [hidden], [aria-hidden=true], option, script, style';
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    function isCut(text: DOMRect, from: Element): boolean {
      for (let around: Element | null = from; around !== null; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        const { display, overflowX, overflowY } = getComputedStyle(around);
        if (display === 'inline') continue;
        const isBeside = text.left < box.left - 1.5 || text.right > box.right + 1.5;
        const isAboveOrBelow = text.top < box.top - 3 || text.bottom > box.bottom + 3;
        if (isAboveOrBelow && scrolls(overflowY)) return false;
        if (isBeside && (cuts(overflowX) || around.tagName === 'BUTTON')) return true;
        if (isAboveOrBelow && cuts(overflowY)) return true;
      }
      return false;
    }

    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.closest(UNSEEN) !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const mayBeShort = !/\d/.test(text) && element.closest('[title]') !== null;
      if (!mayBeShort && isCut(range.getBoundingClientRect(), element))
        found.push(`${text.slice(0, 60)} (${element.className})`);
    }
    return found;
  });
