import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { eventsOf } from '../description';
// oxlint-disable-next-line import/default
import receiver from '../receiver.mjs?raw';
import { CodeBlock } from './code-block';
import { Described } from './described';
import { FieldList, plain } from './field-list';
import { Fold } from './fold';

const link = 'font-medium text-evergreen-ink underline underline-offset-4';

/** How webhooks arrive, a program that receives them, and every event with an example. */
export function WebhookReference() {
  const app = useAppOrigin();
  return (
    <>
      <p className="text-[15px] text-pretty">
        Webhooks tell your server what happened as soon as it does. Add its address in your{' '}
        <a href={app + paths.developer} className={link}>
          account settings
        </a>
        , or{' '}
        <Link to={`${paths.developersPage('webhooks')}#createWebhook`} className={link}>
          by the API
        </Link>
        , as Zapier and Make do. They follow Standard Webhooks, so their libraries verify the signature. An event has
        the ID and type of what it’s about, and the URL where the API answers with it. It comes at least once, and
        events of one listing, offer, or conversation come in order. Answer with 2xx within 10 seconds. Otherwise we try
        again for three days; if you’re busy, say when with <code>Retry-After</code>.
      </p>
      <CodeBlock label="A receiver for Node.js" code={receiver} />
      <Described>
        {(description) =>
          eventsOf(description).map(({ topic, title, text, types, fields, example }) => (
            <section key={topic} className="flex flex-col gap-3 border-t border-line pt-6">
              <h2 id={`event-${topic}`} className="text-xl font-semibold">
                {title}
              </h2>
              <p className="text-[15px] text-pretty text-muted">{plain(text)}</p>
              <p className="font-mono text-sm break-words">{types.join(', ')}</p>
              <CodeBlock label={`Example: ${types[0]}`} code={JSON.stringify(example, null, 2)} />
              <Fold id={`event-${topic}.data`} title="Fields of data">
                <FieldList id={`event-${topic}.data`} fields={fields} isResponse />
              </Fold>
            </section>
          ))
        }
      </Described>
    </>
  );
}
