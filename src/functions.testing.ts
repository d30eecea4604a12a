import { join } from "node:path";
import ts from "typescript-5";

const root = join(import.meta.dir, "..");

/** What is over a limit of the house, each by its file and its name. */
type Over = { long: string[]; wide: string[]; spread: string[] };

const longest = 40;
const longestComponent = 60;
const mostParameters = 3;

/** Reads a file with the parser of TypeScript: its long functions, those of many parameters, and literal spreads. */
export function overIn(file: string, text: string): Over {
  const over: Over = { long: [], wide: [], spread: [] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const foreign = packagedNames(source);
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  const visit = (node: ts.Node): void => {
    const found = functionIn(node);
    if (found) {
      const isComponent = file.endsWith(".tsx") && /^[A-Z]/.test(found.name);
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1;
      if (lines > (isComponent ? longestComponent : longest)) over.long.push(nameIn(file, found));
      const isWide = found.parameters > mostParameters && !isCallbackOf(foreign, node);
      if (isWide) over.wide.push(nameIn(file, found));
    }
    if (isLiteralSpread(node) && over.spread.length === 0) over.spread.push(file);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return over;
}

type Named = { name: string; parameters: number };

const nameIn = (file: string, { name }: Named) => `${file} ${name}`;

/** Declared by name, as a method, or as the value of a constant or a property. */
function functionIn(node: ts.Node): Named | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) {
    if (!node.body || !node.name) return undefined;
    return { name: node.name.getText(), parameters: node.parameters.length };
  }
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return undefined;
  const value = node.initializer;
  if (!value || (!ts.isArrowFunction(value) && !ts.isFunctionExpression(value))) return undefined;
  return { name: node.name.getText(), parameters: value.parameters.length };
}

/** What a file imports by name from packages. */
function packagedNames({ statements }: ts.SourceFile): Set<string> {
  const imports = statements
    .filter(ts.isImportDeclaration)
    .filter(
      ({ moduleSpecifier: from }) => ts.isStringLiteral(from) && !/^(\.|@\/)/.test(from.text),
    );
  const names = imports.flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  });
  return new Set(names.map(({ name }) => name.text));
}

/** A property of what is handed straight to a package: that package decides what it calls it with. */
function isCallbackOf(foreign: Set<string>, node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node)) return false;
  const taker = node.parent.parent;
  if (!ts.isNewExpression(taker) && !ts.isCallExpression(taker)) return false;
  return ts.isIdentifier(taker.expression) && foreign.has(taker.expression.text);
}

/** `...{ a, b }` and `...[a, b]` put several lines into one that the formatter leaves alone. */
function isLiteralSpread(node: ts.Node): boolean {
  if (!ts.isSpreadAssignment(node) && !ts.isSpreadElement(node)) return false;
  let { expression } = node;
  while (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) {
    expression = expression.expression;
  }
  return ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression);
}

const isTest = /\.test\.|[/.](fixtures|testing|dom)\.tsx?$|^web\/generated\//;

/** All that is over, in the order of files. */
export async function overInHouse(): Promise<Over> {
  const files = [...new Bun.Glob("{src,modules,cli,web}/**/*.{ts,tsx}").scanSync(root)];
  const all: Over = { long: [], wide: [], spread: [] };
  for (const file of files.filter((it) => !isTest.test(it)).toSorted()) {
    const { long, wide, spread } = overIn(file, await Bun.file(join(root, file)).text());
    all.long.push(...long);
    all.wide.push(...wide);
    all.spread.push(...spread);
  }
  return all;
}
