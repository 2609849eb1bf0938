import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assistantScopes, mcpAddress } from '@/domain/integrations/mcp';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { ErrorState } from '@/kit/ui/error-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { env } from '@/platform/config/current-env';
import { Failure } from '@/platform/errors/failure';
import { Page, PageHeading } from '@/platform/layout/page';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { QueryError } from '@/platform/query/query-error';
import { lockedMessages, useCan } from '@/shared/entitlements/entitlements';
import { Gate } from '@/shared/entitlements/gate';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { connectMutation } from '../api/mutations';
import { programQuery, type Program } from '../api/queries';
import { answerUrl, readRequest, readSender, type AuthorizationRequest, type Sender } from '../authorization-request';
import { ScopeFields } from './scope-fields';

const resource = mcpAddress(env.supabaseUrl);

/** Where a program sends the member to be let into their account (OAuth). Takes them back with the answer. */
export function ConnectPage() {
  const [params] = useSearchParams();
  const sender = readSender(params);
  return (
    <Page narrow className="flex max-w-[calc(36rem+3rem)] flex-col gap-6">
      <PageHeading title="Connect an assistant" />
      {sender ? <Connect sender={sender} params={params} /> : <UnknownProgram />}
    </Page>
  );
}

interface ConnectProps {
  sender: Sender;
  params: URLSearchParams;
}

function Connect({ sender, params }: ConnectProps) {
  const program = useQuery(programQuery(sender));
  if (program.data === undefined) {
    if (program.error) return <QueryError query={program} title="We couldn’t load what wants to connect" />;
    return <Skeleton className="h-96 rounded-card" />;
  }
  if (program.data === null) return <UnknownProgram />;
  const request = readRequest(params, resource);
  const answer = (given: { code: string } | { error: string }) =>
    redirectTo(answerUrl(sender, params, resource, given));
  // Nobody is sent on without a click: anyone can register an address.
  if (typeof request === 'string') {
    return (
      <ErrorState
        title={`${program.data.name} requested access in a way that we don’t support`}
        text={`Nothing was connected. Go back and try again, or tell its makers about the error ${request}.`}
        action={<Button onClick={() => answer({ error: request })}>Go back to {program.data.host}</Button>}
      />
    );
  }
  return <Consent sender={sender} program={program.data} request={request} onAnswer={answer} />;
}

interface ConsentProps {
  sender: Sender;
  program: Program;
  request: AuthorizationRequest;
  onAnswer: (given: { code: string } | { error: string }) => void;
}

function Consent({ sender, program: { name, host }, request, onAnswer }: ConsentProps) {
  const [scopes, setScopes] = useState(request.scopes);
  const connect = useMutation(connectMutation(sender));
  const allowed = useCan('api_access');
  const upgrade = useUpgradePath();
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(host);
  return (
    <Card className="flex flex-col gap-6 px-5 py-6 sm:px-7">
      <div className="flex flex-col gap-2 text-[15px] text-pretty">
        <h2 className="text-lg font-semibold break-words">
          {name} wants to connect to your {brand.name} account
        </h2>
        <p className="break-words text-muted">
          {isHere ? (
            <>It’s a program on this device. </>
          ) : (
            <>
              It’s at <strong className="text-ink">{host}</strong>.{' '}
            </>
          )}
          We don’t check programs: the name is what it calls itself. Connect it only if you started this.
        </p>
      </div>
      {allowed === false ? (
        <div className="flex flex-col items-start gap-3 rounded-card bg-sunken px-5 py-4 text-[15px]">
          <p>{lockedMessages.api_access}. Assistants connect with the same plans.</p>
          <ButtonLink to={upgrade}>Upgrade</ButtonLink>
        </div>
      ) : (
        <Gate act="program">
          <ScopeFields
            offered={request.scopes}
            texts={assistantScopes}
            value={scopes}
            onChange={setScopes}
            error={scopes.length === 0 ? 'Choose at least one' : undefined}
          />
        </Gate>
      )}
      <p className="text-sm text-pretty text-muted">
        It can’t send, post, or delete anything. Access ends after 180 days, or when you disconnect it under Developer
        in your account settings.
      </p>
      {connect.error ? <Failure error={connect.error} errors={{ failed: 'We couldn’t connect it.' }} /> : null}
      <div className="flex flex-wrap gap-3">
        {allowed ? (
          <Button
            busy={connect.isPending || connect.isSuccess}
            busyLabel="Connecting..."
            disabled={scopes.length === 0}
            onClick={() => connect.mutate({ ...request, scopes }, { onSuccess: (code) => onAnswer({ code }) })}
          >
            Connect {name}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => onAnswer({ error: 'access_denied' })}>
          Cancel
        </Button>
      </div>
    </Card>
  );
}

function UnknownProgram() {
  return (
    <ErrorState
      title="We don’t know the program that sent you here"
      text={
        'Its link is incomplete, or it leads back to an address that it didn’t register. Remove the connection in ' +
        'your assistant, and add it again.'
      }
      action={<ButtonLink to={paths.developer}>Open Developer</ButtonLink>}
    />
  );
}
