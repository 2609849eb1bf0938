import { paths } from '@/domain/site/paths';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { eventsOf, type Description } from '../description';
// oxlint-disable-next-line import/default
import receiver from '../receiver.mjs?raw';
import { CodeBlock } from './code-block';
import { FieldList } from './field-list';

const link = 'font-medium text-evergreen-ink underline underline-offset-4';

/** How webhooks arrive, a program that receives them, and every event with an example. */
export function WebhookReference({ description }: { description: Description }) {
  const app = useAppOrigin();
  return (
    <>
      <p className="text-[15px] text-pretty">
        Webhooks tell your server what happened as soon as it does. Add its address in your{' '}
        <a href={app + paths.developer} className={link}>
          account settings
        </a>
        , or by the API, as Zapier and Make do: <code>POST /v1/webhooks</code> with the address and the events. They
        follow Standard Webhooks, so their libraries verify the signature. An event has the ID and type of what it’s
        about, and the URL where the API answers with it. It comes at least once, and events of one listing, offer, or
        conversation come in order. Answer with 2xx within 10 seconds. Otherwise we try again for three days; if you’re
        busy, say when with <code>Retry-After</code>.
      </p>
      <CodeBlock label="A receiver for Node.js" code={receiver} />
      {eventsOf(description).map(({ topic, title, text, types, fields, example }) => (
        <section key={topic} className="flex flex-col gap-3 border-t border-line pt-6">
          <h3 id={`event-${topic}`} className="scroll-mt-24 text-lg font-semibold">
            {title}
          </h3>
          <p className="text-[15px] text-pretty text-muted">{text}</p>
          <p className="font-mono text-sm break-words">{types.join(', ')}</p>
          <CodeBlock label={`Example: ${types[0]}`} code={example} />
          <details className="rounded-card border border-line bg-surface px-5">
            <summary className="cursor-pointer py-3 text-sm font-semibold">Fields of data</summary>
            <FieldList fields={fields} isResponse />
          </details>
        </section>
      ))}
    </>
  );
}
