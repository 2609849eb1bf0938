import { isGuest } from '@/domain/deal/deal';
import { Button } from '@/kit/ui/button';
import { CodeInput } from '@/kit/ui/code-input';
import { Field, FormError } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { PasswordInput } from '@/kit/ui/password-input';
import { useJoinForm, type JoinFormProps, type Way } from '../use-join-form';

/** Everything it takes to join a deal: a name, a company, and a password or an emailed code. */
export function JoinForm(props: JoinFormProps) {
  const { form, mode, busy, isSendingCode, change, send, sendAgain } = useJoinForm(props);
  const { email, role } = props.invitation;
  const { register } = form;
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
      <p className="text-[15px] wrap-anywhere text-muted">
        {mode === 'session' ? `You’re signed in as ${email}.` : `You’ll join as ${email}.`}
      </p>
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {mode === 'session' || mode === 'link' ? null : (
        <Field label="Your name" error={errors.name?.message} required>
          <Input autoComplete="name" maxLength={120} {...register('name')} />
        </Field>
      )}
      {isGuest({ role }) ? (
        <Field label="Company" hint="Everyone in the deal sees it." error={errors.company?.message}>
          <Input autoComplete="organization" maxLength={160} {...register('company')} />
        </Field>
      ) : null}
      {mode === 'password' ? (
        <Field
          label="Password"
          hint="Choose one with at least 8 characters, or enter yours if you’ve used this site before."
          error={errors.password?.message}
          required
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
      ) : null}
      {mode === 'code' ? (
        <Field label="Code" hint={`We emailed it to ${email}.`} error={errors.code?.message} required>
          <CodeInput {...register('code')} />
        </Field>
      ) : null}
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" full busy={busy} busyLabel={isSendingCode ? 'Sending...' : 'Joining...'}>
        {mode === 'ask-code' ? 'Email me a code' : 'Join the deal'}
      </Button>
      {mode === 'session' ? null : <Ways mode={mode} disabled={busy} onChange={change} onSendAgain={sendAgain} />}
    </form>
  );
}

interface WaysProps {
  mode: Way;
  disabled: boolean;
  onChange: (mode: Way) => void;
  onSendAgain: () => void;
}

/** The other ways to sign in. */
function Ways({ mode, disabled, onChange, onSendAgain }: WaysProps) {
  return (
    <div className="flex flex-col gap-2">
      {mode === 'code' ? (
        <Button variant="ghost" full disabled={disabled} onClick={onSendAgain}>
          Send a new code
        </Button>
      ) : null}
      <Button
        variant="ghost"
        full
        disabled={disabled}
        onClick={() => onChange(mode === 'password' ? 'ask-code' : 'password')}
      >
        {mode === 'password' ? 'Use an emailed code instead' : 'Use a password instead'}
      </Button>
    </div>
  );
}
