import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../fixtures';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Repeated parts, such as the cards of a list, are checked a few times. */
const repeated = ['article', 'li', 'tr', 'option'].map((tag) => `${tag}:nth-of-type(n + 6)`);

const allTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with a readable list when axe finds a violation of WCAG 2.2 A or AA. With `colors` it runs only the rules that
 * depend on the theme, and not in the header and footer, which all screens share.
 */
export async function expectAccessible(page: Page, rules: 'everything' | 'colors') {
  // What is moving may cover something, and elements outside the viewport may still have the previous theme's colors.
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    for (const element of document.querySelectorAll('*')) getComputedStyle(element).getPropertyValue('color');
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const exclude = rules === 'colors' ? [...repeated, 'header', 'footer'] : repeated;
  const violations = await page.evaluate(
    async ({ excluded, runOnly }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      // Describing what passes takes longer than checking it.
      const options = { runOnly, resultTypes: ['violations' as const], preload: false };
      const results = await checker.run({ exclude: excluded.map((selector) => [selector]) }, options);
      return results.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
      );
    },
    {
      excluded: exclude,
      runOnly:
        rules === 'colors' ? { type: 'rule' as const, values: colorRules } : { type: 'tag' as const, values: allTags },
    },
  );
  expect(violations, 'accessibility violations').toEqual([]);
}
