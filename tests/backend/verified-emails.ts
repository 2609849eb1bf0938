/** SQL that marks every account's email as verified, as if its owner had opened the link. */
export const verifyAllEmails = `
  insert into private.verified_emails (user_id, email) select id, email from auth.users
  on conflict (user_id) do update set email = excluded.email`;
