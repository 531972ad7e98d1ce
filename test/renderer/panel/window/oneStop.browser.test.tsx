import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OneStop } from '../../../../src/renderer/panel/window/oneStop';

const show = (names: readonly string[]) =>
  render(
    <>
      <button type="button">before</button>
      <OneStop label="Letters">
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </OneStop>
      <button type="button">after</button>
    </>,
    document.body,
  );

afterEach(() => render(null, document.body));

it('is one stop of Tab, at the button that had the focus last', async () => {
  show(['A', 'B', 'C']);
  const focused = () => document.activeElement?.textContent;
  await page.getByRole('button', { name: 'before' }).click();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('A');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('C');
  await userEvent.keyboard('{ArrowLeft}{Tab}');
  expect(focused()).toBe('after');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('B');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('A');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('C');
  // Of fewer buttons, the last.
  show(['A', 'B']);
  await page.getByRole('button', { name: 'before' }).click();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('B');
});
