import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Deliveries } from '../deliveries.ts';
import { StripeError, type Ledger } from '../ledger.ts';

export type Html = ReturnType<typeof html>;

/** What the pages can access. */
export interface Site {
  /** The current ledger. Changes to it aren't stored. */
  read: () => Promise<Ledger>;
  change: <T>(work: (ledger: Ledger) => T) => Promise<T>;
  deliveries: Pick<Deliveries, 'deliverNow' | 'idle'>;
}

interface Page {
  title: string;
  body: Html;
  /** Shown at the top: what went wrong, or what was done. */
  problem?: string | null;
  done?: string | null;
  isWide?: boolean;
  /** Defaults to 402 with a problem, as Stripe responds to a declined card. */
  status?: ContentfulStatusCode;
}

/** Renders a page. The content security policy allows no scripts; no page needs any. */
export function showPage(context: Context, page: Page): Response | Promise<Response> {
  const { title, body, problem = null, done = null, isWide = false, status = problem === null ? 200 : 402 } = page;
  const text = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${problem !== null && 'Error: '}${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body class="${isWide && 'wide'}">
        <header>
          <p><strong>Cornerlot</strong></p>
          <p class="badge amber">Stripe sandbox</p>
        </header>
        <main>
          ${problem !== null && html`<p class="notice bad" role="alert">${problem}</p>`}
          ${done !== null && html`<p class="notice good" role="status">${done}</p>`}${body}
        </main>
        <footer>Cornerlot’s Stripe sandbox. It runs on this computer and charges no cards.</footer>
      </body>
    </html>`;
  return context.html(text, status, {
    'cache-control': 'no-store',
    // No form-action: browsers would also apply it to the redirect back to the app.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  });
}

/** A page with a single message, and a link back unless its address is null. */
export function showMessage(
  context: Context,
  status: ContentfulStatusCode,
  [title, text]: readonly [title: string, text: string],
  back: string | null = null,
): Response | Promise<Response> {
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p>${text}</p>
    ${back !== null && html`<p><a class="button primary" href="${back}">Back to Cornerlot</a></p>`}
  </section>`;
  return showPage(context, { title, body, status });
}

/** The fields of a form that was sent. */
export async function fieldsOf(context: Context): Promise<Partial<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}

/** Runs a form's change. Returns why it was refused, or null. */
export async function attempt(site: Site, work: (ledger: Ledger) => void): Promise<string | null> {
  try {
    await site.change(work);
    return null;
  } catch (error) {
    if (error instanceof StripeError) return error.message;
    throw error;
  }
}

/** A form with one button, which sends `fields`. */
export function buttonForm(action: string, label: string, kind = '', fields: Record<string, string> = {}): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}">${inputs}<button class="${kind}">${label}</button></form>`;
}

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--sunken:#f3f0e7;--ink:#15211c;--muted:#55625b;
--line:#e2ded2;--edge:#868d86;--accent:#0e6b4e;--on-accent:#fff;--good:#e1f0e9;--good-ink:#0b5a41;
--amber:#fbefd9;--amber-ink:#7c4b00;--bad:#fbe9e6;--bad-ink:#9a2d24}
@media (prefers-color-scheme:dark){:root{--paper:#0f1613;--surface:#18211c;--sunken:#0a100d;--ink:#ecefe9;
--muted:#a5b0a9;--line:#2b3731;--edge:#74817a;--accent:#3fb58b;--on-accent:#06241a;--good:#16352a;--good-ink:#86dcbb;
--amber:#3a2b10;--amber-ink:#f2c57c;--bad:#3d1d1a;--bad-ink:#f7aca4}}
*{box-sizing:border-box}
body{margin:0 auto;padding:0 20px;max-width:600px;min-height:100vh;display:flex;flex-direction:column;
background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;
font-variant-numeric:tabular-nums}
body:has(.columns){max-width:920px}body.wide{max-width:1080px}
header{display:flex;align-items:center;gap:12px;padding:24px 0}header p{margin:0}
main{flex:1;overflow-wrap:break-word}footer{color:var(--muted);font-size:14px;padding:40px 0 24px}
h1{font-size:24px;line-height:1.25;margin:0 0 8px}h2{font-size:18px;margin:32px 0 12px}h3{font-size:16px;margin:0}
p{margin:0 0 12px}a{color:var(--good-ink)}
.muted,small{color:var(--muted)}.small{font-size:14px}.id{overflow-wrap:anywhere}
.way{display:inline-flex;align-items:center;min-height:44px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:24px;margin-bottom:16px}
.card>:last-child,li>:last-child,li>div>:last-child{margin-bottom:0}.card>h2:first-child{margin-top:0}
.price{font-size:36px;font-weight:650;line-height:1.1;margin:4px 0 8px}.price span{font-size:16px;font-weight:400}
.badge{padding:2px 10px;border-radius:99px;font-size:13px;font-weight:600;background:var(--sunken);white-space:nowrap}
.notice{padding:12px 16px;border-radius:10px;margin-bottom:16px}
.good{background:var(--good);color:var(--good-ink)}.amber{background:var(--amber);color:var(--amber-ink)}
.bad{background:var(--bad);color:var(--bad-ink)}
fieldset{border:0;margin:0 0 16px;padding:0;min-width:0}legend{font-weight:600;margin-bottom:8px;padding:0}
.choice{display:flex;gap:12px;align-items:center;padding:10px 14px;border:1px solid var(--edge);border-radius:10px;
margin-bottom:8px;cursor:pointer}.choice:has(:checked){border-color:var(--accent)}
.choice input{width:18px;height:18px;margin:0;accent-color:var(--accent);flex:none}
.choice strong,.choice small{display:block;font-weight:500}.choice small{font-size:14px;font-weight:400}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 16px;
border:1px solid var(--edge);border-radius:10px;background:transparent;color:inherit;font:inherit;font-weight:550;
text-decoration:none;cursor:pointer}button:hover,.button:hover{background:var(--sunken)}
.primary,.primary:hover{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.danger{color:var(--bad-ink);border-color:var(--bad-ink)}.full{width:100%}
:is(a,button):focus-visible,.choice:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}.row>*{margin:0}.between{justify-content:space-between}
ul{list-style:none;margin:0;padding:0}ul.card{padding:16px 24px}
li{padding:14px 0;border-top:1px solid var(--line)}li:first-child{border-top:0}
li.row{flex-wrap:nowrap}li.row>:first-child{flex:1;min-width:0}
.columns{display:grid;gap:16px}.columns>*{min-width:0}@media (min-width:820px){.columns{grid-template-columns:1fr 1fr}}
`;
