import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/kit/ui/toaster';
import { verifyEmailedCode, type EmailedCode } from './email-verification';
import { EmailedCodeForm } from './emailed-code-form';

/** Verifies an address of a signed-in member with the code that was sent to it. */
export function EmailCode({ type, email }: Pick<EmailedCode, 'type' | 'email'>) {
  const queryClient = useQueryClient();
  const verify = async (code: Pick<EmailedCode, 'email' | 'token'>) => {
    await verifyEmailedCode({ type, ...code });
    // Nearly everything may depend on it.
    await queryClient.invalidateQueries();
    toast.success(type === 'email' ? 'Your email is verified.' : 'Your new email address is verified.');
  };
  return <EmailedCodeForm inline sentTo={email} label="Verify" onCode={verify} />;
}
