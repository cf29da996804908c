/**
 * `npm run map -- [WORDS]`: prints behavior, source file and test by section of docs/specification.md, from the titles of the
 * tests. It reads the test files and runs none.
 */
import { parseArgs } from 'node:util';
import { createVitest, type TestCase } from 'vitest/node';
import { UserError } from '../../server/lib/userError.ts';
import { runCommand } from './lib/runCommand.ts';
import { type Behavior, formatBehaviors, toBehaviors } from './map/listBehaviors.ts';

const usage = `Use: npm run map -- [WORDS]

Prints each behavior with its test, and with the source file that the test mirrors, by section
of docs/specification.md: from the titles of the tests. With words, those that contain them,
in the title or in the name of a file: npm run map weekend. Titles that a test makes while it
runs are left out.`;

/** @throws UserError */
const parseWords = (): string => parseArgs({ allowPositionals: true }).positionals.join(' ').toLowerCase();

/** The titles of a test and of the suites around it, outermost first. */
const listNames = (test: TestCase): readonly string[] => {
  const names = [test.name];
  for (let parent = test.parent; parent.type === 'suite'; parent = parent.parent) names.unshift(parent.name);
  // They are quoted as in the code.
  return names.map((name) => name.replace(/\\(.)/g, '$1'));
};

const readBehaviors = async (): Promise<readonly Behavior[]> => {
  // The smoke tests are those of the browser with a tag.
  const vitest = await createVitest('test', { project: ['!smoke'], watch: false, reporters: [] });
  try {
    const modules = await vitest.parseSpecifications(await vitest.globTestSpecifications());
    return modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) =>
        toBehaviors(module.relativeModuleId, listNames(test)),
      ),
    );
  } finally {
    await vitest.close();
  }
};

const printMap = async (words: string): Promise<void> => {
  const behaviors = await readBehaviors();
  const found = behaviors.filter(({ section, title, test, source }) =>
    `${section} ${title} ${test} ${source}`.toLowerCase().includes(words),
  );
  if (found.length === 0) throw new UserError(`No test has '${words}' in its title or file.`);
  console.log(formatBehaviors(found));
};

await runCommand(parseWords, printMap, 'The map was not printed.', usage);
