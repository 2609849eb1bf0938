import type { Subject } from '../_shared/fetch-state.ts';
import { callDatabase, type SupabaseClient } from '../_shared/project.ts';
import type { Stripe } from '../_shared/stripe.ts';
import { syncBilling, takeTicket } from '../_shared/sync-billing.ts';

/** Correct nothing more after this many milliseconds: the platform ends a function some time after a minute. */
const maxRunMs = 40_000;
/** Problems listed for the operator. More have the same cause. */
const maxProblems = 10;

/** A stored subscription, refund, or dispute to correct. */
interface Target {
  id: string;
  /** Null if it isn't stored. */
  oldStatus: string | null;
  /** Whether it's known to differ from Stripe; otherwise, only a new status counts as a correction. */
  differs: boolean;
}

/** The corrections of one run. */
export class Corrections {
  /** How many were made. */
  count = 0;
  readonly problems: string[] = [];
  readonly #endsAt = Date.now() + maxRunMs;

  constructor(
    private readonly stripe: Stripe,
    private readonly service: SupabaseClient,
  ) {}

  /** Whether the run's time is up. */
  get isOver(): boolean {
    return Date.now() > this.#endsAt;
  }

  /** Fetches the subject and records what changed. A failure becomes a problem, so that it doesn't stop the others. */
  async correct(subject: Subject, { id, oldStatus, differs }: Target): Promise<void> {
    if (this.isOver) return;
    try {
      const outcome = await syncBilling(this.stripe, this.service, subject, await takeTicket(this.service));
      if (outcome !== 'applied') {
        if (!differs && subject.kind === 'subscription') this.#report(`Stripe has no subscription ${id}`);
        return;
      }
      const isCorrected = await callDatabase<boolean>(this.service, 'record_correction', {
        object_id: id,
        old_status: oldStatus,
        differs,
      });
      if (isCorrected) this.count += 1;
    } catch (error) {
      this.#report(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #report(problem: string): void {
    console.error(problem);
    if (this.problems.length < maxProblems) this.problems.push(problem.slice(0, 300));
  }
}
