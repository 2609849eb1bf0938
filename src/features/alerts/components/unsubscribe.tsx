import { useMutation } from '@tanstack/react-query';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { FormSuccess } from '@/kit/ui/form-success';
import { unsubscribeMutation } from '../api/mutations';

/** Turns off deal emails after a click, because mail scanners open links. `token` is null if the link has none. */
export function Unsubscribe({ token }: { token: string | null }) {
  if (token === null) return <InvalidLink />;
  return <Confirm token={token} />;
}

function Confirm({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation(unsubscribeMutation(token));
  if (data === false) return <InvalidLink />;
  if (data) {
    return (
      <FormSuccess
        takesFocus
        title="You’re unsubscribed from deal alerts."
        text={
          'You won’t get instant or daily deal emails. Deals that match your buy box or saved searches still ' +
          'appear in the app.'
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-[15px] text-pretty text-ink">
        You’ll stop getting emails about listings that match your buy box or saved searches. This doesn’t change alerts
        in the app or any other emails.
      </p>
      <Failure error={error} errors={{ failed: 'We couldn’t unsubscribe you.' }} />
      <Button size="lg" full busy={isPending} busyLabel="Unsubscribing..." onClick={() => mutate()}>
        Unsubscribe from deal alerts
      </Button>
    </div>
  );
}

function InvalidLink() {
  return (
    <FormError>
      This link is invalid. Your email app may have cut it off. Try opening it from the email again, or change your
      alert settings in your buy box.
    </FormError>
  );
}
