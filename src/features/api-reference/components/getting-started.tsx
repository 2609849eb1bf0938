import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { apiScopeIds, apiScopes } from '@/domain/integrations/api-scopes';
import { paths } from '@/domain/site/paths';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { apiUrl, descriptionQuery } from '../api/queries';
import { movedAnchor, type Description } from '../description';
import { VersionPolicy } from './changelog';
import { CodeBlock, Example } from './code-block';
import { Described } from './described';

const link = 'font-medium text-evergreen-ink underline underline-offset-4';
const descriptionUrl = `${apiUrl}/v1/openapi.json`;

const clientExample = `import createClient from 'openapi-fetch';
import type { paths } from './cornerlot.ts';

const api = createClient<paths>({
  baseUrl: process.env.API,
  headers: { Authorization: \`Bearer \${process.env.API_KEY}\` },
});
const { data, error } = await api.GET('/v1/listings', {
  params: { query: { states: ['TX', 'FL'], price_max: 250000 } },
});
if (error) throw new Error(error.detail);
for (const { title, price } of data.items) console.log(title, price);`;

/** The first page: keys, requests, clients, limits, versions, scopes, and errors. */
export function GettingStarted() {
  const app = useAppOrigin();
  useMovedAnchor();
  return (
    <>
      <div className="flex flex-col gap-5 text-[15px] text-pretty">
        <p>
          Closer and Partner members connect their own programs. A key sees what you see and does what you can do in the
          app. Create one in your{' '}
          <a href={app + paths.developer} className={link}>
            account settings
          </a>
          , and send it as a bearer token:
        </p>
        <CodeBlock label="In your shell" code={`export API=${apiUrl}\nexport API_KEY=clk_…`} />
        <Example label="First request" operation={{ method: 'GET', path: '/v1/me' }} />
      </div>
      <Clients />
      <Requests />
      <Section id="limits" title="Limits">
        <p>
          With Closer, all your keys together can read 600 times a minute and write 120 times; with Partner, twice as
          often. RateLimit headers say how much is left.
        </p>
      </Section>
      <Section id="versions" title="Versions">
        <VersionPolicy />
        <p>
          The{' '}
          <Link to={paths.developersPage('changelog')} className={link}>
            changelog
          </Link>{' '}
          says what’s new.
        </p>
      </Section>
      <Scopes />
      <Section id="errors" title="Errors">
        <p>
          Errors are problem details (RFC 9457). detail says what went wrong and what to do next, code is for programs,
          and errors names the fields.
        </p>
        <Described>{(description) => <Problems problems={description['x-problems']} />}</Described>
      </Section>
    </>
  );
}

function Clients() {
  return (
    <Section id="clients" title="Clients">
      <p>
        <a href={descriptionUrl} className={link}>
          openapi.json
        </a>{' '}
        describes the API (OpenAPI 3.1). Generators make a client of it, such as hey-api, orval, and oapi-codegen. For
        Go, oapi-codegen needs <code>skip-prune: true</code> in its output options, or it drops the schemas of webhooks
        as unused. With openapi-typescript, it’s types alone:
      </p>
      <CodeBlock
        label="Generate the types"
        code={`npx openapi-typescript ${descriptionUrl} -o cornerlot.ts\nnpm install openapi-fetch`}
      />
      <CodeBlock label="A typed request" code={clientExample} />
    </Section>
  );
}

function Requests() {
  return (
    <Section id="requests" title="Requests">
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>Lists have a next_cursor. Pass it as cursor to get the next page. It’s null on the last one.</li>
        <li>
          With an Idempotency-Key, repeating a request is harmless for 24 hours: it’s done once, and answered the same.
        </li>
        <li>
          Responses have an ETag. Send it as If-None-Match to get 304 if nothing changed, or as If-Match to change
          something only if nobody else has.
        </li>
        <li>Every answer has an X-Request-Id. The log in your account settings shows the request under it.</li>
        <li>Keys don’t belong in web pages, so browsers on other sites can’t use them.</li>
        <li>Making offers and confirming steps of a deal bind you, so you do them in the app.</li>
      </ul>
    </Section>
  );
}

function Scopes() {
  return (
    <Section id="scopes" title="Scopes">
      <dl className="flex flex-col gap-2">
        {apiScopeIds.map((scope) => (
          <div key={scope} className="flex flex-wrap gap-x-4">
            <dt className="w-32 font-mono text-sm leading-6">{scope}</dt>
            <dd className="min-w-0 flex-1 basis-56 text-muted">{apiScopes[scope].text}.</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 text-[15px] text-pretty">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Problems({ problems }: { problems: Description['x-problems'] }) {
  return (
    <dl className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-5">
      {problems.map(({ code, status, title }) => (
        <div key={code} id={code} className="flex flex-wrap gap-x-4 py-2.5 focus:bg-sunken">
          <dt className="w-64 font-mono text-sm leading-6">
            {status} {code}
          </dt>
          <dd className="text-[15px] text-muted">{title}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Leads on from an anchor that was here while the reference was one page. */
function useMovedAnchor() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery(descriptionQuery);
  const target = movedAnchor(hash.slice(1), data);
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
}
