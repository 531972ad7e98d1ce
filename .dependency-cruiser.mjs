import { fileURLToPath } from 'node:url';

// Which folder may import which: the code map of ARCHITECTURE.md as rules. Everything not listed is an error.

/**
 * @param {string} name
 * @param {string | string[]} from path patterns of the importing files
 * @param {readonly string[]} allowed path patterns of what they may import
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const mayOnlyImport = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed.join(', ')}`,
  from: { path: from },
  to: { pathNot: [...allowed] },
});

const npm = (/** @type {readonly string[]} */ ...names) =>
  names.map((name) => `(^|/)node_modules/(@types/)?${name}/`);
const NODE_BUILT_IN =
  '^(node:)?(assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|perf_hooks|process|readline|stream|timers|url|util|worker_threads|zlib)(/|$)';
/** Layers of the editor and of its leaf features. */
const layers = (/** @type {string} */ names) => [
  `^src/renderer/(${names})/`,
  `^src/renderer/features/[^/]+/(${names})/`,
];
const LEAF = '^src/renderer/features/[^/]+/';
/** Modules of leaf features that the editor and other leaves may use. */
const EXPORTED_BY_LEAVES = [
  // With a brush in hand, a click on the board paints.
  'design/(input/boardPainting|state/(boardEditor|brushSquares))',
  // Boards and tile sets come from files, too.
  'design/state/choosePreset',
  // In the course, what belongs to the position is in sight only where a lesson needs it.
  'course/state/course',
  // Lessons show structures in place of the board.
  'structures/(panel/buildingPart|state/(building|reduceBuilding))',
  // Escape closes one thing, of whatever feature, in one order.
  '(picture/state/reducePicture|settings/state/reduceSettingsPage|words/state/reduceWords)',
  // The board shows the position of an exercise, and its squares. Lessons ask exercises, and walks questions.
  'practice/(panel/(exercisePart|predictionPart)|state/(exerciseBoard|playAnswer|practiceState|reducePractice|reducePrediction|showPractice))',
  // Exercises show structures of words.
  'structures/(panel/buildingPicture|view/buildingView)',
  // One live region for all that is asked of the lexicon.
  '(structures/view/structuresView|words/view/wordsView)',
  // The list of candidates shows, sorts and compares results of simulations and endings.
  'simulation/(panel/(simulatedLine|simulationBar)|state/(simulatedList|simulationState|simulationSubject))',
  'simulation/view/(comparedSimulated|simulatedValue|simulatedWord|turnLabel)',
  'endgame/(panel/endgameDrawer|state/endingTurns|view/(endgameView|endingValue))',
  // The equity breakdown uses simulated replies.
  'simulation/state/simulatedQuestions',
  // Lines of play and the best plays of a review lie on the board.
  'endgame/(state/(endSubject|shownLine)|view/lineScene)',
  'review/(state/laidPlays|view/outlinedPlay)',
  // Mistakes stand with the turns of a game.
  'review/view/reviewView',
  // The settings list the engines of the user.
  'engines/panel/enginesPanel',
  // Evaluations of all sources are compared below the list of candidates.
  'evaluations/(panel/evaluationsDrawer|state/evaluations)',
  'engines/state/(enginesState|positionAnalysis)',
  // Opened files can be reviewed.
  'review/(session/gamesReview|state/gamesInReview)',
  // Escape ends a watched sample; live regions announce simulations and tournaments.
  '(simulation/(state/watchSamples|view/simulationView)|tournament/view/tournamentView)',
  // The list of candidates and its caption take the shown one apart.
  'strategy/(panel/(equityBox|heatPanel|reasonsList)|view/(comparedReplies|equityView|heatView|reasonsView))',
].map((module) => `^src/renderer/features/${module}\\.tsx?$`);
const SHARED_VALUES = ['^src/core/', '^src/contract/', '^src/texts/'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that import each other in a circle cannot be understood, tested or loaded one by one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'An import that leads nowhere escapes every other rule.',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: ['^(electron|original-fs)$', '\\?(raw|url|inline)$'] },
    },
    // pure-rand and ts-fsrs are arithmetic and nothing else, and yaml reads text.
    mayOnlyImport('core-is-pure', '^src/core/', ['^src/core/', ...npm('pure-rand', 'ts-fsrs', 'yaml')]),
    // re2js is regular expressions and nothing else.
    mayOnlyImport('engine-is-pure', '^src/engine/', [
      '^src/engine/',
      '^src/core/',
      '^src/contract/',
      ...npm('re2js'),
    ]),
    mayOnlyImport('contract', '^src/contract/', ['^src/core/', '^src/contract/', ...npm('zod')]),
    {
      name: 'contract-takes-only-types-of-core',
      severity: 'error',
      comment: 'The contract describes values; it must not run the engine.',
      from: { path: '^src/contract/' },
      // `Result`, its two constructors, messages and how one quotes a text are vocabulary, not engine.
      to: {
        path: '^src/core/',
        pathNot: '^src/core/(result|message|quoted)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    mayOnlyImport('texts', '^src/texts/', [
      '^src/texts/',
      '^src/core/message.ts$',
      ...npm('@preact/signals-core', 'intl-messageformat'),
    ]),
    {
      name: 'main',
      severity: 'error',
      comment: 'The main process knows the core and the contract, never the window.',
      from: { path: '^src/main/' },
      to: { path: ['^src/preload/', '^src/renderer/'] },
    },
    mayOnlyImport('preload', '^src/preload/', [
      '^src/preload/',
      '^src/contract/',
      '(^|/)node_modules/electron/',
      '^electron(/|$)',
    ]),
    {
      name: 'renderer-runs-in-a-page',
      severity: 'error',
      comment:
        'The window has neither Node nor Electron; the other processes are reached through the contract.',
      from: { path: '^src/renderer/' },
      to: {
        path: ['^src/main/', '^src/preload/', '(^|/)node_modules/electron/', '^electron(/|$)', NODE_BUILT_IN],
      },
    },
    {
      name: 'web-page-leaves-main-to-its-worker',
      severity: 'error',
      comment: 'The host of the web edition is half a megabyte, which the page must not wait for.',
      from: { path: '^src/web/(connectHost|hostApi|main)\\.ts$' },
      to: {
        path: ['^src/main/', '^src/web/(host|thread)\\.ts$', '^src/web/node/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-page-checks-no-requests',
      severity: 'error',
      comment:
        'Requests are parsed where they arrive: page and engine would read zod and all parsers at each start.',
      from: { path: '^src/(renderer|preload|engine)/' },
      to: {
        path: [
          '^src/contract/.*(Api|Parsers?)\\.ts$',
          '^src/contract/requests/(bounded|checkRequest|request|requestLookup|requests|says|shapes)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    mayOnlyImport('renderer-state-view-playback-are-pure', layers('state|view|playback'), [
      ...layers('state|view|playback'),
      '^src/renderer/features/(slices|features)\\.ts$',
      ...SHARED_VALUES,
    ]),
    {
      name: 'leaf-state-knows-no-view',
      severity: 'error',
      comment: 'Inside a leaf feature state comes before view, and view before panel, input and session.',
      from: { path: `${LEAF}state/` },
      to: { path: layers('view') },
    },
    {
      name: 'editor-uses-exports-of-leaves',
      severity: 'error',
      comment: 'Leaf features use the editor. It knows them by their descriptors, and by what they export.',
      // film.ts is a page of its own, in which pictures draw films.
      from: { path: '^src/renderer/', pathNot: '^src/renderer/(features/|film\\.ts$)' },
      to: { path: LEAF, pathNot: EXPORTED_BY_LEAVES },
    },
    {
      name: 'leaves-use-exports-of-leaves',
      severity: 'error',
      comment: 'A leaf feature can be taken out without another one noticing, but for what it exports.',
      from: { path: '^src/renderer/features/([^/]+)/' },
      to: { path: LEAF, pathNot: ['^src/renderer/features/$1/', ...EXPORTED_BY_LEAVES] },
    },
    mayOnlyImport('scene-draws-views', '^src/renderer/(scene|resources)/', [
      '^src/renderer/(scene|resources|view)/',
      // Vocabulary: squares, how columns are named, entries of lists.
      '^src/core/(board/square|certain|clamp|countBelow)\\.ts$',
      '^src/renderer/clickReach\\.ts$',
      '^resources/',
      ...npm('three', 'camera-controls', '@fontsource[^/]*/[^/]+'),
    ]),
    {
      name: 'the-page-starts-without-three',
      severity: 'error',
      comment: 'What the page reads at its start must not bring three.js, which candidates do not need.',
      from: { path: '^src/renderer/(scene/(camera/wheelZoom|sceneLook)|resources/textures/tileFonts)\\.ts$' },
      to: { path: npm('three', 'camera-controls'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'scene-takes-only-types-of-view',
      severity: 'error',
      comment: 'A layer draws a view; who makes the view is none of its business.',
      from: { path: '^src/renderer/(scene|resources)/' },
      to: { path: '^src/renderer/view/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'panels-and-input-leave-the-scene-alone',
      severity: 'error',
      comment: 'Panels and scene read one state, never each other.',
      from: { path: layers('panel|input') },
      to: { path: ['^src/renderer/(scene|resources)/', ...npm('three', 'camera-controls')] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.base.json', import.meta.url)) },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
