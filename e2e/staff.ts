import { expect, type Locator, type Page } from '@playwright/test';
import { asOperator } from './operator';

/** Opens the item of a staff queue whose row has this text, loading further pages, and returns its card. */
export async function openItem(desk: Page, text: string): Promise<Locator> {
  const list = desk.getByRole('list', { name: /^Queue of / });
  const row = list.getByRole('button').filter({ hasText: text });
  await expect(async () => {
    // Oldest first, so other tests' items may fill earlier pages.
    if ((await row.count()) === 0) await list.evaluate(scrollToEnd);
    await row.first().click({ timeout: 1000 });
  }).toPass();
  return desk.getByRole('main').getByRole('article').filter({ hasText: text });
}

/** Scrolls the box of a list, and the page, so that the list's next page loads. */
function scrollToEnd(list: Element) {
  list.parentElement?.scrollTo({ top: list.scrollHeight });
  window.scrollTo({ top: document.body.scrollHeight });
}

/** Waits until the decisions of staff about something with this title are carried out, after the seconds for Undo. */
export async function carriedOut(title: string): Promise<void> {
  const waiting = 'select title, error from private.staff_decisions where strpos(title, $1) > 0';
  await expect.poll(() => asOperator(waiting, [title])).toEqual([]);
}
