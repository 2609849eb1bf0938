import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../fixtures';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Repeated parts, such as the cards of a list, are checked a few times. */
const repeated = ['article', 'li', 'tr', 'option'].map((tag) => `${tag}:nth-of-type(n + 6)`);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with a readable list when axe finds a violation of WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page) {
  // What is moving may cover something.
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const violations = await page.evaluate(
    async ({ excluded, values }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      // Describing what passes takes longer than checking it.
      const options = {
        runOnly: { type: 'tag' as const, values },
        resultTypes: ['violations' as const],
        preload: false,
      };
      const results = await checker.run({ exclude: excluded.map((selector) => [selector]) }, options);
      return results.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
      );
    },
    { excluded: repeated, values: tags },
  );
  expect(violations, 'accessibility violations').toEqual([]);
}
