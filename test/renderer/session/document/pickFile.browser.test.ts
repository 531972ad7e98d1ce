import { expect, it } from 'vitest';
import { pickFile } from '../../../../src/renderer/session/document/pickFile';

it('reports that a file can be picked only right after a key or a click', async () => {
  await expect.poll(() => navigator.userActivation.isActive).toBe(false);
  expect(await pickFile()).toEqual({
    ok: false,
    error: { code: 'file', message: { key: 'documentSession.pickTooLate' } },
  });
});
