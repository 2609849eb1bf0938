import { expect, test } from '../fixtures';
import { appUrl, backendUrl, publicUrl, publicUrlByIp } from '../urls';

// That the policy blocks nothing of ours is what every other journey shows: a violation is an error on the console.
test.use({ expectedErrors: /Content Security Policy/ });

declare global {
  /** Names of the injected scripts that ran. */
  var injected: string[] | undefined;
  /** The directives that stopped something. */
  var stopped: string[];
}

test('injected code doesn’t run on either host', async ({ page }) => {
  for (const address of [publicUrl, `${appUrl}/signin`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.evaluate(async (elsewhere) => {
      globalThis.stopped = [];
      document.addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.injected = ["inline"]';
      document.body.append(script);
      const handler = document.createElement('button');
      handler.setAttribute('onclick', 'window.injected = ["handler"]');
      document.body.append(handler);
      handler.click();
      const remote = document.createElement('script');
      remote.src = `${elsewhere}/script.js`;
      document.body.append(remote);
      await fetch('https://elsewhere.example/collect').catch(() => undefined);
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(frame);
      const base = document.createElement('base');
      base.href = 'https://elsewhere.example/';
      document.head.append(base);
    }, backendUrl);
    await expect
      .poll(() => page.evaluate(() => [...new Set(stopped)].toSorted()))
      .toEqual(['base-uri', 'connect-src', 'frame-src', 'script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => globalThis.injected)).toBeUndefined();
  }
});

test('every page is sent with the security headers', async ({ request }) => {
  for (const path of ['/', '/property/de300000-0000-4000-9000-000000000021', '/dashboard']) {
    const headers = (await request.get(`${publicUrlByIp}${path}`)).headers();
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});
