import type { Page } from '@playwright/test';

/** What a way through the site takes. */
export interface Effort {
  /** Presses of the mouse or finger, and of Enter. */
  clicks: number;
  /** Fields typed into or chosen in; not checkboxes and files, which take a click. */
  fields: number;
}

/** Counts what's done in this page's browser from its next navigation on, in every tab. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, fields: 0 };
  await page.context().exposeFunction('countEffort', (kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await page.context().addInitScript(() => {
    const count = (kind: string) => (Reflect.get(window, 'countEffort') as (kind: string) => void)(kind);
    const filled = new WeakSet<EventTarget>();
    addEventListener('pointerdown', () => count('clicks'), true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && count('clicks'), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (!target || filled.has(target)) return;
        if (target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type)) return;
        filled.add(target);
        count('fields');
      },
      true,
    );
  });
  return effort;
}
