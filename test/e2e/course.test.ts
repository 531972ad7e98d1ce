import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../../src/renderer/features/course/state/course';
import { sentence } from '../said';
import { answerDialogs } from './fileDialogs';
import { useApp } from './useApp';

describe('the course', () => {
  const app = useApp();

  const lesson = () => app.session.page.locator('.lesson');
  const said = async () => (await lesson().locator('.lesson-text').innerText()).trim();

  /** Opens a lesson of the list, by key alone. */
  async function openLesson(index: number) {
    const { page } = app.session;
    await page.locator('.chapter').nth(index).press('Enter');
    await lesson().locator('.lead:focus').waitFor();
  }

  it.each(CHAPTERS.map((id, index) => ({ id, index })))(
    'plays chapter $id to its end by key',
    async ({ index }) => {
      const { page } = app.session;
      if (index === 0) await page.getByRole('button', { name: sentence('rooms.learn') }).click();
      await openLesson(index);
      const count = await lesson().locator('progress').getAttribute('max');
      const texts = [await said()];
      for (let step = 1; step < Number(count); step++) {
        await page.keyboard.press('ArrowRight');
        await lesson()
          .getByText(sentence('course.stepOf', { step: step + 1, steps: Number(count) }))
          .waitFor();
        texts.push(await said());
      }
      expect(new Set(texts).size).toBe(Number(count));
      expect(texts).not.toContain('');
      await page.keyboard.press('Backspace');
      await page.locator('.chapter').nth(index).getByText(sentence('course.done')).waitFor();
    },
  );

  it('judges a play that the learner lays', async () => {
    const { page } = app.session;
    await openLesson(0);
    for (let step = 1; step < 5; step++) await page.keyboard.press('ArrowRight');
    // CARE down before ABLE, the best play, scores 21.
    await app.window.goToSquare(7, 4);
    await page.keyboard.press('Space');
    await page.keyboard.type('CARE');
    await lesson().locator('.verdict').waitFor();
    await page.getByRole('button', { name: sentence('course.close') }).click();
  });

  it('is left at a step and gone on with there; the own position comes back', async () => {
    const { page } = app.session;
    const rack = () => app.session.page.locator('.rack-tiles').innerText();
    await app.window.press('ControlOrMeta+3');
    const own = await rack();
    await page.getByRole('button', { name: sentence('rooms.learn') }).click();
    await openLesson(8);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await openLesson(8);
    await lesson()
      .getByText(sentence('course.stepOf', { step: 2, steps: 6 }))
      .waitFor();
    expect(await rack()).not.toBe(own);
    await page.keyboard.press('Backspace');
    await app.window.press('ControlOrMeta+3');
    expect(await rack()).toBe(own);
  });

  it('plays the lesson of a file, and names the line that is wrong', async () => {
    const { app: electron, page } = app.session;
    const file = join(app.userData, 'own.yaml');
    const steps = (text: string) => `lesson: 1\ntitle: Mine\nminutes: 1\nsteps:\n  - say: ${text}\n`;
    writeFileSync(file, steps('Hello\n    lihgt: [8H]'));
    await answerDialogs(electron, { open: file });
    await app.window.press('ControlOrMeta+o');
    await page
      .getByText(/own\.yaml.*6/)
      .first()
      .waitFor();
    writeFileSync(file, steps('Hello'));
    await app.window.press('ControlOrMeta+o');
    await lesson().getByText('Hello').waitFor();
  });
});
