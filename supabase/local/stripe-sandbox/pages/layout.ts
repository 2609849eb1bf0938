import { html, Html } from './html.ts';

interface Page {
  title: string;
  body: Html;
  /** Shown at the top: the result of an action, or an error. */
  notice?: { tone: 'good' | 'bad'; text: string } | null;
  width?: 'narrow' | 'wide';
  status?: number;
}

/** Renders a page. The content security policy allows no scripts; no page needs any. */
export function showPage({ title, body, notice = null, width = 'narrow', status = 200 }: Page): Response {
  const text = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${notice?.tone === 'bad' && 'Error: '}${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body class="${width}">
        <header>
          <p class="brand">Cornerlot</p>
          <p class="badge amber">Test mode</p>
        </header>
        <main>
          ${notice && noticeBox(notice)} ${body}
        </main>
        <footer>Cornerlot’s Stripe sandbox. It runs on this computer and charges no cards.</footer>
      </body>
    </html>`;
  return new Response(text.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // No form-action: browsers would also apply it to the redirect back to the app.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

function noticeBox({ tone, text }: { tone: 'good' | 'bad'; text: string }): Html {
  return html`<p class="notice ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${text}</p>`;
}

/** Redirects to another page after a form. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address } });
}

/** A page with a single message and an optional link. */
export function showMessage(
  title: string,
  text: string,
  link: { label: string; address: string } | null,
  status = 200,
): Response {
  return showPage({
    title,
    status,
    body: html`<section class="card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${link && html`<p><a class="button primary" href="${link.address}">${link.label}</a></p>`}
    </section>`,
  });
}

/** A form with one button, which sends `fields`. */
export function buttonForm(action: string, label: string, fields: Record<string, string> = {}, kind = ''): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}">${inputs}<button class="${kind}">${label}</button></form>`;
}

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--sunken:#f3f0e7;--ink:#15211c;--muted:#55625b;
--line:#e2ded2;--edge:#868d86;--evergreen:#0e6b4e;--evergreen-strong:#0a543d;--evergreen-soft:#e1f0e9;
--evergreen-ink:#0b5a41;--on-evergreen:#fff;
--amber-soft:#fbefd9;--amber-ink:#7c4b00;--brick:#b3392f;--brick-soft:#fbe9e6;--brick-ink:#9a2d24}
@media (prefers-color-scheme:dark){:root{--paper:#0f1613;--surface:#18211c;--sunken:#0a100d;--ink:#ecefe9;
--muted:#a5b0a9;--line:#2b3731;--edge:#74817a;--evergreen:#3fb58b;--evergreen-strong:#5bc9a2;--evergreen-soft:#16352a;
--evergreen-ink:#86dcbb;--on-evergreen:#06241a;
--amber-soft:#3a2b10;--amber-ink:#f2c57c;--brick:#ef8a80;--brick-soft:#3d1d1a;--brick-ink:#f7aca4}}
*{box-sizing:border-box}
body{margin:0 auto;padding:0 20px;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums;
min-height:100vh;display:flex;flex-direction:column}
body.narrow{max-width:600px}body.wide{max-width:1080px}
header{display:flex;align-items:center;gap:12px;padding:24px 0}
.brand{font-weight:650;font-size:18px;margin:0}
main{flex:1}
footer{color:var(--muted);font-size:14px;padding:40px 0 24px}
h1{font-size:24px;line-height:1.25;margin:0 0 8px;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:18px;margin:32px 0 12px}h3{font-size:16px;margin:0}
p{margin:0 0 12px}a{color:var(--evergreen-ink);text-underline-offset:3px}
main{overflow-wrap:break-word}
.muted{color:var(--muted)}.whole{white-space:nowrap}
.way{display:inline-flex;align-items:center;min-height:44px}.small{font-size:14px}.id{overflow-wrap:anywhere}
.card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:24px;margin-bottom:16px}
.card>:last-child{margin-bottom:0}
.price{font-size:36px;font-weight:650;line-height:1.1;letter-spacing:-.02em;margin:4px 0 8px}
.price span{font-size:16px;font-weight:400;letter-spacing:0;color:var(--muted)}
.badge{display:inline-block;margin:0;padding:2px 10px;border-radius:99px;font-size:13px;font-weight:600;
background:var(--sunken);color:var(--muted);white-space:nowrap}
.badge.amber{background:var(--amber-soft);color:var(--amber-ink)}
.badge.good{background:var(--evergreen-soft);color:var(--evergreen-ink)}
.badge.bad{background:var(--brick-soft);color:var(--brick-ink)}
.notice{padding:12px 16px;border-radius:10px;margin-bottom:16px;font-weight:500}
.notice.good{background:var(--evergreen-soft);color:var(--evergreen-ink)}
.notice.bad{background:var(--brick-soft);color:var(--brick-ink)}
.notice.amber{background:var(--amber-soft);color:var(--amber-ink)}
fieldset{border:0;margin:0 0 16px;padding:0;min-width:0}legend{font-weight:600;margin-bottom:8px;padding:0}
.choice{display:flex;gap:12px;align-items:center;min-height:60px;padding:10px 14px;border:1px solid var(--edge);
border-radius:10px;margin-bottom:8px;cursor:pointer}
.choice:has(:checked){border-color:var(--evergreen);box-shadow:inset 0 0 0 1px var(--evergreen)}
.choice:has(:focus-visible){outline:2px solid var(--evergreen);outline-offset:2px}
.choice input{width:18px;height:18px;margin:0;accent-color:var(--evergreen);flex:none;outline:none}
.choice strong,.choice small{display:block;font-weight:500}
.choice small{color:var(--muted);font-size:14px;font-weight:400}
.choice .end{margin-left:auto;text-align:right;white-space:nowrap}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 16px;
border:1px solid var(--edge);border-radius:10px;background:transparent;color:inherit;font:inherit;font-weight:550;
text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--sunken)}
.primary{background:var(--evergreen);border-color:var(--evergreen);color:var(--on-evergreen)}
button.primary:hover,.button.primary:hover{background:var(--evergreen-strong)}
.danger{color:var(--brick-ink);border-color:var(--brick)}
.full{width:100%}
:is(a,button,input,summary):focus-visible{outline:2px solid var(--evergreen);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}.row>*{margin:0}
.between{justify-content:space-between}
input[type=number]{min-height:44px;width:96px;padding:8px 12px;border:1px solid var(--edge);border-radius:10px;
background:var(--surface);color:inherit;font:inherit}
label.field{display:inline-flex;gap:8px;align-items:center}
ul.plain{list-style:none;margin:0;padding:0}
ul.plain.card{padding:16px 24px;margin-bottom:16px}
ul.plain>li.row{flex-wrap:nowrap}ul.plain>li.row>:first-child{flex:1;min-width:0}
ul.plain>li.row>:last-child{flex:none}ul.plain>li>:last-child,ul.plain>li>div>:last-child{margin-bottom:0}
ul.plain>li{padding:14px 0;border-top:1px solid var(--line)}ul.plain>li:first-child{border-top:0;padding-top:0}
ul.plain>li:last-child{padding-bottom:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 16px}
dt{color:var(--muted)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.columns{display:grid;gap:16px}.columns>*{min-width:0}
@media (min-width:820px){.columns.two{grid-template-columns:5fr 6fr;align-items:start;gap:40px}
body.narrow:has(.columns.two){max-width:920px}body.wide .columns.two{grid-template-columns:1fr 1fr;gap:16px}}
`;
