import { readFileSync, writeFileSync } from 'node:fs';
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

  const exercise = () => lesson().locator('[data-zone=practice]');
  const next = () => lesson().getByRole('button', { name: sentence('course.next'), exact: true });

  /** Has the exercise answered, by key alone. */
  async function showAnswer() {
    await exercise().locator('.practice-prompt').waitFor();
    await app.session.page.keyboard.press('ControlOrMeta+Shift+Enter');
    await exercise().locator('.verdict').waitFor();
  }

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
        if ((await exercise().count()) > 0) {
          await showAnswer();
          await page.keyboard.press('Enter');
        } else await page.keyboard.press('ArrowRight');
        await lesson()
          .getByText(sentence('course.stepOf', { step: step + 1, steps: Number(count) }))
          .waitFor();
        texts.push(await said());
      }
      expect(new Set(texts).size).toBe(Number(count));
      expect(texts).not.toContain('');
      if ((await exercise().count()) > 0) {
        await showAnswer();
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('Backspace');
      await page.locator('.chapter').nth(index).getByText(sentence('course.done')).waitFor();
    },
  );

  it('judges a play that the learner lays', async () => {
    const { page } = app.session;
    await openLesson(0);
    for (let step = 1; step < 5; step++) await page.keyboard.press('ArrowRight');
    const reply = lesson().locator('.verdict');
    // The lesson itself replies to ABLER; CABLE scores 3 + 1 + 3 + 1 + 1.
    await app.window.goToSquare(7, 9);
    await page.keyboard.type('R');
    await reply.getByText('ABLER').waitFor();
    await page.keyboard.press('Escape');
    await app.window.goToSquare(7, 4);
    await page.keyboard.type('C');
    await reply.getByText(sentence('course.tooFew', { points: 9, least: 12 })).waitFor();
    await page.keyboard.press('Escape');
    // CARE down before ABLE, the best play, scores 21.
    await app.window.goToSquare(7, 4);
    await page.keyboard.press('Space');
    await page.keyboard.type('CARE');
    await lesson().locator('.verdict:not(.bad)').waitFor();
    await page.getByRole('button', { name: sentence('course.again') }).click();
    await reply.waitFor({ state: 'detached' });
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

  it('asks an exercise, answered wrongly and rightly', async () => {
    const { app: electron, page } = app.session;
    const file = join(app.userData, 'asked.yaml');
    const step = '  - say: Mark\n    exercise: {kind: crossSet, band: 1, seed: 5}\n';
    writeFileSync(file, `lesson: 1\ntitle: Asked\nminutes: 1\nsteps:\n${step}${step}  - say: End\n`);
    await answerDialogs(electron, { open: file });
    await app.window.press('ControlOrMeta+o');
    await showAnswer();
    const right = await exercise().locator('[aria-pressed=true]').allInnerTexts();
    await next().click();
    await exercise().locator('button[aria-pressed=false]:enabled').first().waitFor();
    await exercise().focus();
    const wrong = right.includes('Q') ? 'Z' : 'Q';
    await page.keyboard.press(wrong);
    await page.keyboard.press('Enter');
    await exercise().locator('.verdict.bad').waitFor();
    for (const letter of [wrong, ...right]) await page.keyboard.press(letter);
    await page.keyboard.press('Enter');
    await exercise().locator('.verdict:not(.bad)').waitFor();
    await page.keyboard.press('Enter');
    await lesson().getByText('End').waitFor();
    await page.keyboard.press('Backspace');
  });

  it('writes questions for a class', async () => {
    const { app: electron, page } = app.session;
    const file = join(app.userData, 'questions.txt');
    await answerDialogs(electron, { save: file });
    await page.getByRole('button', { name: sentence('questionSheet.command') }).click();
    await page.getByText('questions.txt').first().waitFor();
    expect(readFileSync(file, 'utf8')).toContain(sentence('questionSheet.key', { part: 'after' }));
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
