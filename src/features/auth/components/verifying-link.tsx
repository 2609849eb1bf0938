/** Shown while the link is verified. */
export function VerifyingLink() {
  return <output className="block text-[15px] text-muted">Verifying link...</output>;
}
