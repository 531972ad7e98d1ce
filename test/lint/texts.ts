import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A user-visible text outside the catalogue. */
export interface StrayText {
  readonly line: number;
  readonly text: string;
}

/** A call of `text` whose key is written out. */
export interface TextCall {
  readonly key: string;
  /** The names of the arguments; null if they are not literal. */
  readonly params: readonly string[] | null;
}

const WORD = /\p{L}{2}/u;
const TWO_WORDS = /\p{L}[,;:]? \p{L}/u;
/** A word beside a value, as in `play ${word}`. */
const WORD_AND_VALUE = /^\P{Lu}*(?:\p{L}{2}[,;:]? \0|\0[,;:]? \p{L}{2})/u;
const LABEL = /^\p{Lu}\p{Ll}/u;

/** Attributes and properties with user-visible or announced values. */
const READ = new Set(
  'title label text detail message hint caption about heading placeholder alt aria-label aria-roledescription aria-valuetext aria-description'.split(
    ' ',
  ),
);
/** Those whose value is for the program alone. */
const NOT_READ = new Set(
  'class className look style family d viewBox transform points keys key code id type Content-Type'.split(
    ' ',
  ),
);

const ELEMENT = /^(?:button|canvas|dialog|input|select|textarea)?(?:[.#:][\w-]+)*$/;

/** A list of CSS selectors such as `textarea, dialog[open], input:is([type=range], [type=color])`. */
const isSelector = (part: string): boolean =>
  part
    .replaceAll(/\[[^\]]*\]/g, ':state')
    .replaceAll(/\([^()]*\)/g, '')
    .split(',')
    .every((selector) => ELEMENT.test(selector.trim()));

/** A source directive of a content security policy. */
const DIRECTIVE = /^[a-z]+-src /;

export const parseSource = (path: string, source = readFileSync(path, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The fixed part of a literal. */
const fixedPart = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\0')
    : node.text;

/** A line of a shader's source ends with a semicolon, and no sentence does. */
const isShader = (part: string): boolean => /;\s*$/m.test(part);

/** Whether the node is all that is called `name`, which people read: of a step of the history, of a file. */
const isName = ({ parent }: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && parent.name.getText() === 'name';

/** The nearest attribute or property that the node is the value of, or null. */
function nameAround(node: ts.Node): string | null {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at))
      return ts.isStringLiteral(at.name) ? at.name.text : at.name.getText();
    if (ts.isJsxElement(at) || ts.isBlock(at) || ts.isSourceFile(at) || ts.isArrowFunction(at)) return null;
  }
  return null;
}

/** A literal that is only compared with a value. */
const isCompared = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
    node.parent.operatorToken.kind,
  );

/** Calls that read a text for the program alone. */
const CALLS_FOR_THE_PROGRAM = [
  /\.(?:querySelector|querySelectorAll|closest|matches)$/,
  // Rejected promises, and assertion messages, are like thrown errors.
  /^(?:(?:Promise\.)?reject|certain)$/,
  /^(?:path\.)?join$/,
];

/** Whether the thrown error is of our own class, which is caught and reported. */
const isReported = (thrown: ts.Expression): boolean =>
  ts.isNewExpression(thrown) && !/^(?:Range|Type)?Error$/.test(thrown.expression.getText());

/**
 * Whether the text at this place is never user-visible: modules, types, object keys, selectors, assertion
 * messages.
 */
function isForTheProgram(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return true;
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isLiteralTypeNode(at)) return true;
    if (ts.isThrowStatement(at)) return !isReported(at.expression);
    if (ts.isCallExpression(at)) {
      const called = at.expression.getText();
      if (CALLS_FOR_THE_PROGRAM.some((call) => call.test(called))) return true;
    }
    if (ts.isStatement(at)) return false;
  }
  return false;
}

/** Label of a key on the keyboard. */
const isKeyName = ({ parent }: ts.JsxText): boolean =>
  ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === 'kbd';

/** Every text in the file that the catalogue should have. */
export function strayTexts(file: ts.SourceFile): readonly StrayText[] {
  const found: StrayText[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORD.test(node.text) && !isKeyName(node)) add(node, node.text);
    else if (isText(node) && !isCompared(node) && !isForTheProgram(node)) {
      const name = nameAround(node);
      const part = fixedPart(node).replaceAll(/<[^<>]*>/g, '');
      const isLabel = name !== null && READ.has(name) && (LABEL.test(part) || / \p{L}{2}/u.test(part));
      if (
        (name === null || !NOT_READ.has(name)) &&
        !isSelector(part) &&
        !isShader(part) &&
        !DIRECTIVE.test(part) &&
        !part.includes('\r\n') &&
        (TWO_WORDS.test(part) || isLabel || (isName(node) && WORD_AND_VALUE.test(part)))
      )
        add(node, part.replaceAll('\0', '0'));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Properties of the state that hold messages, and calls that take one. */
const MESSAGES = new Set(['message', 'note', 'notice', 'problem', 'reason']);
const TAKES_MESSAGE = /^(?:fail|message|sentences)$/;

/**
 * Every sentence formatted where a message should be stored: it would keep its language when the window's
 * language changes.
 */
export function saidTooEarly(file: ts.SourceFile): readonly StrayText[] {
  const found: StrayText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:text|say)$/.test(node.expression.getText()) && isStored(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isStored(call: ts.Node): boolean {
  for (let at = call; !ts.isStatement(at) && !ts.isArrowFunction(at); at = at.parent) {
    const { parent } = at;
    if (ts.isCallExpression(parent) && parent.expression !== at)
      return TAKES_MESSAGE.test(parent.expression.getText());
    if (ts.isPropertyAssignment(parent)) {
      if (MESSAGES.has(parent.name.getText())) return true;
    }
  }
  return false;
}

/** Every call of `text` or `message` with a key that is written out. */
export function textCalls(file: ts.SourceFile): readonly TextCall[] {
  const found: TextCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:text|message)$/.test(node.expression.getText())) {
      const [key, params] = node.arguments;
      if (key !== undefined && ts.isStringLiteralLike(key))
        found.push({ key: key.text, params: namesOf(params) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function namesOf(params: ts.Expression | undefined): readonly string[] | null {
  if (params === undefined) return [];
  if (!ts.isObjectLiteralExpression(params)) return null;
  const names = params.properties.map(({ name }) => name?.getText() ?? null);
  return names.includes(null) ? null : names.filter((name) => name !== null);
}

/** Every string that is written out in the file. */
export function stringsOf(file: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
