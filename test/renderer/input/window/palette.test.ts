import { afterAll, describe, expect, it } from 'vitest';
import { commandOf } from '../../../../src/renderer/input/commands';
import { paletteCommands } from '../../../../src/renderer/input/window/palette';
import { SEARCH_WORDS } from '../../../../src/renderer/input/window/searchWords';
import { paletteRows } from '../../../../src/renderer/panel/window/paletteRows';
import type { LanguageId } from '../../../../src/texts/languages';
import { speak } from '../../../../src/texts/spoken';
import { MISTAKEN, stateShowing } from '../../view/midgame';

const state = stateShowing([MISTAKEN]);

/** The ids of the commands that the palette shows for a query. */
const found = (typed: string): readonly string[] =>
  paletteRows(paletteCommands(state, false), typed, []).map(({ command: { id } }) => id);
const FIRST = 3;

/** What somebody types who does not know the program's words, and the command wanted. */
const ENGLISH: readonly (readonly [typed: string, id: string])[] = [
  ['gif', 'picture.film'],
  ['film', 'picture.film'],
  ['movie', 'picture.film'],
  ['video', 'picture.film'],
  ['record', 'picture.film'],
  ['animation', 'picture.film'],
  ['screenshot', 'picture.save'],
  ['image', 'picture.copy'],
  ['png', 'picture.save'],
  ['print', 'picture.print'],
  ['help', 'window.keys'],
  ['tutorial', 'window.keys'],
  ['manual', 'window.keys'],
  ['shortcuts', 'window.keys'],
  ['german', 'settings.language'],
  ['deutsch', 'settings.language'],
  ['language', 'settings.language'],
  ['font', 'settings.look'],
  ['bigger', 'text.larger'],
  ['smaller', 'text.smaller'],
  ['zoom', 'text.larger'],
  ['dark mode', 'theme.dark'],
  ['night', 'theme.dark'],
  ['sound', 'settings.sound'],
  ['mute', 'settings.sound'],
  ['preferences', 'window.settings'],
  ['speed', 'settings.motion'],
  ['graphics', 'settings.quality'],
  ['memory', 'settings.engine'],
  ['computer', 'play.new'],
  ['example', 'example.sample'],
  ['sample', 'example.sample'],
  ['demo', 'example.sample'],
  ['new game', 'play.new'],
  ['opponent', 'play.new'],
  ['bot', 'play.new'],
  ['import', 'file.open'],
  ['quackle', 'file.open'],
  ['export', 'file.export'],
  ['share', 'file.export'],
  ['explain', 'candidate.walk'],
  ['gaddag', 'side.structures'],
  ['dawg', 'side.structures'],
  ['dictionary', 'words.find'],
  ['anagram', 'words.find'],
  ['word list', 'window.lexicon'],
  ['bag', 'side.tiles'],
  ['blank board', 'file.new'],
  ['erase', 'board.empty'],
  ['random', 'rack.draw'],
  ['2d', 'window.flatBoard'],
  ['evaluation', 'strategy.equity'],
  ['heatmap', 'strategy.heat'],
  ['blunders', 'review.start'],
  ['analyse', 'review.start'],
  ['win probability', 'simulation.toggle'],
  ['solver', 'endgame.start'],
  ['bots', 'side.tournament'],
  ['version', 'window.about'],
  ['license', 'window.about'],
];

const OTHERS: Readonly<Record<Exclude<LanguageId, 'en'>, typeof ENGLISH>> = {
  de: [
    ['gif', 'picture.film'],
    ['bildschirmfoto', 'picture.save'],
    ['hilfe', 'window.keys'],
    ['sprache', 'settings.language'],
    ['schriftart', 'settings.look'],
    ['größer', 'text.larger'],
    ['ton', 'settings.sound'],
    ['gegner', 'play.new'],
    ['importieren', 'file.open'],
    ['erklären', 'candidate.walk'],
    ['wörterbuch', 'words.find'],
    ['nachtmodus', 'theme.dark'],
  ],
  fr: [
    ['vidéo', 'picture.film'],
    ['capture', 'picture.save'],
    ['aide', 'window.keys'],
    ['langue', 'settings.language'],
    ['police', 'settings.look'],
    ['agrandir', 'text.larger'],
    ['son', 'settings.sound'],
    ['ordinateur', 'play.new'],
    ['importer', 'file.open'],
    ['expliquer', 'candidate.walk'],
    ['dictionnaire', 'words.find'],
    ['nuit', 'theme.dark'],
  ],
  es: [
    ['vídeo', 'picture.film'],
    ['captura', 'picture.save'],
    ['ayuda', 'window.keys'],
    ['idioma', 'settings.language'],
    ['fuente', 'settings.look'],
    ['ampliar', 'text.larger'],
    ['sonido', 'settings.sound'],
    ['rival', 'play.new'],
    ['importar', 'file.open'],
    ['explicar', 'candidate.walk'],
    ['diccionario', 'words.find'],
    ['noche', 'theme.dark'],
  ],
  pl: [
    ['wideo', 'picture.film'],
    ['zrzut ekranu', 'picture.save'],
    ['pomoc', 'window.keys'],
    ['język', 'settings.language'],
    ['czcionka', 'settings.look'],
    ['powiększ', 'text.larger'],
    ['dźwięk', 'settings.sound'],
    ['komputer', 'play.new'],
    ['importuj', 'file.open'],
    ['wyjaśnij', 'candidate.walk'],
    ['słownik', 'words.find'],
    ['nocny', 'theme.dark'],
  ],
};

/** Queries whose command is not among the first three, with those that are. */
const missed = (searches: typeof ENGLISH) =>
  searches
    .map(([typed, id]) => ({ typed, id, first: found(typed).slice(0, FIRST) }))
    .filter(({ first, id }) => !first.includes(id));

describe('everyday words', () => {
  afterAll(() => speak('en'));

  it('belong to commands of the table', () => {
    for (const id of Object.keys(SEARCH_WORDS)) expect(commandOf(id).id).toBe(id);
  });

  it('find the command wanted among the first three', () => {
    expect(missed(ENGLISH)).toEqual([]);
  });

  it.each(Object.keys(OTHERS) as (keyof typeof OTHERS)[])('find it in another language: %s', async (id) => {
    await speak(id);
    expect(missed(OTHERS[id])).toEqual([]);
  });
});
