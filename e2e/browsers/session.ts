import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
// Not Playwright, which drives only its own build of Firefox.
import { launch } from 'puppeteer-core';

/** One window of a browser. Elements are found by XPath, because every protocol knows it. */
export interface Session {
  goto(url: string): Promise<void>;
  /** Runs an expression in the page; its value must survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the first match as a person would. Rejects if there's none. */
  click(xpath: string): Promise<void>;
  /** Types into the first match. Rejects if there's none. */
  type(xpath: string, text: string): Promise<void>;
  /** Errors on the console so far, where the browser reports them. */
  errors: readonly string[];
  close(): Promise<void>;
}

const width = 1280;
const height = 900;

/** The first of these files that exists. */
const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Firefox, by WebDriver BiDi; null if it isn't installed. */
export async function openFirefox(): Promise<Session | null> {
  const executablePath = firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox', process.env['FIREFOX_PATH'] ?? '']);
  if (executablePath === undefined) return null;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width, height },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  const find = async (xpath: string) => {
    const found = await waitFor(() => page.$(`::-p-xpath(${xpath})`));
    if (!found) throw new Error(`not found: ${xpath}`);
    return found;
  };
  return {
    goto: async (url) => {
      // Leaving stops downloads, which Firefox reports as errors of the page.
      await page.waitForNetworkIdle({ idleTime: 300, timeout: 5000 }).catch(() => undefined);
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).type(text),
    errors,
    close: () => browser.close(),
  };
}

const driverPort = 14_444;
const miniBrowsers = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].map(
    (folder) => `${folder}/webkit2gtk-${version}/MiniBrowser`,
  ),
);

/** WebKitGTK, by WebDriver on a virtual screen; null if it, its driver, or xvfb isn't installed. */
export async function openWebKit(): Promise<Session | null> {
  const binary = firstOf(miniBrowsers);
  if (binary === undefined || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return null;
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${driverPort}`], {
    stdio: 'ignore',
    detached: true,
    // Its sandbox needs namespaces that root doesn't get in a container.
    env: { ...process.env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }) },
  });
  try {
    return await startWebKit(driver, binary);
  } catch (error) {
    stop(driver);
    throw error;
  }
}

/** Ends the driver with its virtual screen and browser. */
function stop({ pid }: ChildProcess) {
  if (pid !== undefined) process.kill(-pid);
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function startWebKit(driver: ChildProcess, binary: string): Promise<Session> {
  await waitFor(() => fetch(`http://127.0.0.1:${driverPort}/status`).then(({ ok }) => ok));
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
  const { sessionId } = (await command('', { capabilities })) as { sessionId: string };
  const send = (path: string, body?: object) => command(`/${sessionId}${path}`, body);
  await send('/window/rect', { width, height });
  const find = async (xpath: string) => {
    const found = (await waitFor(() => send('/element', { using: 'xpath', value: xpath }))) as Record<string, string>;
    return `/element/${found[elementKey]}`;
  };
  /** The page may replace an element between finding it and acting on it. Then it's found again. */
  const act = async (xpath: string, action: string, body: object): Promise<void> => {
    await send(`${await find(xpath)}/${action}`, body).catch((error: unknown) => {
      if (!String(error).includes('stale element reference')) throw error;
      return act(xpath, action, body);
    });
  };
  return {
    goto: async (url) => void (await send('/url', { url })),
    evaluate: (expression) => send('/execute/sync', { script: `return (${expression})`, args: [] }),
    click: (xpath) => act(xpath, 'click', {}),
    type: (xpath, text) => act(xpath, 'value', { text }),
    // WebKitGTK's driver reports none.
    errors: [],
    close: async () => {
      await fetch(`http://127.0.0.1:${driverPort}/session/${sessionId}`, { method: 'DELETE' });
      stop(driver);
    },
  };
}

/** A command of the WebDriver protocol. Resolves with its value; rejects with the driver's message. */
async function command(path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${driverPort}/session${path}`, {
    method: 'POST',
    body: JSON.stringify(body ?? {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${message || error}`);
  }
  return value;
}

/** Tries until it resolves with something truthy, for 15 seconds. Rejects with the last error. */
export async function waitFor<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + 15_000;
  for (;;) {
    try {
      const result = await attempt();
      if (result || Date.now() > end) return result;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
