import type { Kysely } from 'kysely';
import type { Service } from './service.ts';

/** The auth server’s tables for second factors, which the library lacks. Every statement can run again. */
export const factorTables = `
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type = 'totp'),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  unique (session_id, authentication_method)
);
`;

export interface Factor {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  secret: string | null;
}

interface Tables {
  mfa_factors: Factor;
  mfa_challenges: {
    id: string;
    factor_id: string;
    created_at: string;
    verified_at: string | null;
    ip_address: string;
  };
  mfa_amr_claims: {
    id: string;
    session_id: string;
    created_at: string;
    updated_at: string;
    authentication_method: string;
  };
  sessions: { id: string; user_id: string; aal: string | null; factor_id: string | null };
}

/** The connection, or the transaction, that the library’s own methods use. */
export function authTables(service: Service): Kysely<Tables> {
  // Private in the library.
  return (Reflect.get(service.repo, 'db') as Kysely<Tables>).withSchema('auth');
}
