import { describe, expect, it } from 'vitest';
import { wantedLanguages } from '../../../src/main/cli/commandLine';

describe('the languages of an environment', () => {
  it.each([
    [{}, []],
    [{ LANG: 'de_AT.UTF-8' }, ['de_AT.UTF-8']],
    [{ LANG: 'de_DE', LC_MESSAGES: 'fr_FR', LC_ALL: '' }, ['fr_FR']],
    [{ LANG: 'de_DE', LC_MESSAGES: 'fr_FR', LC_ALL: 'pl_PL' }, ['pl_PL']],
    [{ LANG: 'es_ES', LANGUAGE: 'pl:de' }, ['pl', 'de', 'es_ES']],
    [{ LANG: 'de_DE', LC_ALL: 'C.UTF-8', LANGUAGE: 'de' }, []],
  ])('of %j are %j', (env, wanted) => {
    expect(wantedLanguages(env)).toEqual(wanted);
  });
});
