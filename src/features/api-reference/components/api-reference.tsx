import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { apiScopeIds, apiScopes } from '@/domain/integrations/api-scopes';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { Skeleton } from '@/kit/ui/skeleton';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { QueryError } from '@/platform/query/query-error';
import { apiUrl, descriptionQuery } from '../api/queries';
import { curlOf, objectFields, operationsOf, type Description } from '../description';
import { Assistants } from './assistants';
import { CodeBlock } from './code-block';
import { FieldList } from './field-list';
import { OperationEntry } from './operation-entry';
import { WebhookReference } from './webhook-reference';

const link = 'font-medium text-evergreen-ink underline underline-offset-4';
const firstRequest = curlOf({ method: 'GET', path: '/v1/me' });

function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** How to use the API, every operation with an example, and what responses contain. From the API's own description. */
export function ApiReference() {
  const description = useQuery(descriptionQuery);
  const groups = groupsOf(description.data);
  return (
    <div
      className={clsx(
        'mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14',
        'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12',
      )}
    >
      <nav aria-label="API reference" className="max-lg:mb-8 lg:sticky lg:top-24 lg:self-start">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[15px] lg:flex-col">
          {[
            { name: 'Get started', anchor: 'start' },
            ...groups,
            { name: 'Events', anchor: 'events' },
            { name: 'Assistants', anchor: 'assistants' },
            { name: 'Errors', anchor: 'errors' },
            { name: 'Objects', anchor: 'objects' },
          ].map(({ name, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="inline-flex min-h-9 items-center text-muted hover:text-ink">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-14">
        <GettingStarted />
        {description.data ? (
          <Reference description={description.data} />
        ) : description.isError ? (
          <QueryError query={description} title="We couldn’t load the operations" />
        ) : (
          <output aria-label="Loading the operations" className="flex min-h-dvh flex-col gap-6">
            <Skeleton className="h-8 w-48" />
            <Skeleton className="h-64" />
            <Skeleton className="h-64" />
          </output>
        )}
      </div>
    </div>
  );
}

function groupsOf(description: Description | undefined) {
  const operations = description ? operationsOf(description) : [];
  return [...new Set(operations.map(({ tags }) => tags[0] ?? ''))].map((name) => ({
    name,
    anchor: anchorOf(name),
    members: operations.filter(({ tags }) => tags[0] === name),
  }));
}

function Reference({ description }: { description: Description }) {
  return (
    <>
      {groupsOf(description).map(({ name, anchor, members }) => (
        <Section key={anchor} id={anchor} title={name}>
          {members.map((operation) => (
            <OperationEntry key={operation.operationId} operation={operation} />
          ))}
        </Section>
      ))}
      <Section id="events" title="Events">
        <WebhookReference description={description} />
      </Section>
      <Section id="assistants" title="Assistants">
        <Assistants />
      </Section>
      <Errors problems={description['x-problems']} />
      <Section id="objects" title="Objects">
        {Object.entries(description.components.schemas).map(([name, schema]) => (
          <details key={name} id={`object-${name}`} className="rounded-card border border-line bg-surface px-5">
            <summary className="cursor-pointer py-3.5 font-mono text-sm font-semibold">{name}</summary>
            <FieldList fields={objectFields(schema)} isResponse />
          </details>
        ))}
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <h2 id={id} className="scroll-mt-24 text-2xl font-bold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

function GettingStarted() {
  const app = useAppOrigin();
  return (
    <section className="flex flex-col gap-5 text-[15px] text-pretty">
      <h1 id="start" className="scroll-mt-24 text-3xl font-bold tracking-tight outline-none sm:text-4xl">
        {brand.name} API
      </h1>
      <p>
        Closer and Partner members connect their own programs. A key sees what you see and does what you can do in the
        app. Create one in your{' '}
        <a href={app + paths.developer} className={link}>
          account settings
        </a>
        , and send it as a bearer token:
      </p>
      <CodeBlock label="First request" code={`export API=${apiUrl}\nexport API_KEY=clk_…\n\n${firstRequest}`} />
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>
          The description for other tools is{' '}
          <a href={`${apiUrl}/v1/openapi.json`} className={link}>
            openapi.json
          </a>{' '}
          (OpenAPI 3.1). A typed client for TypeScript is{' '}
          <a href="/api/client.ts" download="cornerlot-client.ts" className={link}>
            client.ts
          </a>
          , one file without dependencies.
        </li>
        <li>
          With Closer, all your keys together can read 600 times a minute and write 120 times; with Partner, twice as
          often. RateLimit headers say how much is left.
        </li>
        <li>Lists have a next_cursor. Pass it as cursor to get the next page. It’s null on the last one.</li>
        <li>
          With an Idempotency-Key, repeating a request is harmless for 24 hours: it’s done once, and answered the same.
        </li>
        <li>
          Responses have an ETag. Send it as If-None-Match to get 304 if nothing changed, or as If-Match to change
          something only if nobody else has.
        </li>
        <li>
          Within v1, nothing that works breaks: fields, operations, optional parameters, and values of a vocabulary are
          only added, so ignore those that you don’t know. What is going to end says so a year before, in the headers
          Deprecation and Sunset.
        </li>
        <li>Every answer has an X-Request-Id. The log in your account settings shows the request under it.</li>
        <li>Keys don’t belong in web pages, so browsers on other sites can’t use them.</li>
        <li>Making offers and confirming steps of a deal bind you, so you do them in the app.</li>
      </ul>
      <h2 className="mt-3 text-lg font-semibold">Scopes</h2>
      <dl className="flex flex-col gap-2">
        {apiScopeIds.map((scope) => (
          <div key={scope} className="flex flex-wrap gap-x-4">
            <dt className="w-32 font-mono text-sm leading-6">{scope}</dt>
            <dd className="min-w-0 flex-1 basis-56 text-muted">{apiScopes[scope].text}.</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Errors({ problems }: { problems: Description['x-problems'] }) {
  return (
    <Section id="errors" title="Errors">
      <p className="text-[15px] text-pretty">
        Errors are problem details (RFC 9457). detail says what went wrong and what to do next, code is for programs,
        and errors names the fields.
      </p>
      <dl className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-5">
        {problems.map(({ code, status, title }) => (
          <div key={code} id={code} className={clsx('flex scroll-mt-24 flex-wrap gap-x-4 py-2.5', 'target:bg-sunken')}>
            <dt className="w-64 font-mono text-sm leading-6">
              {status} {code}
            </dt>
            <dd className="text-[15px] text-muted">{title}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
