import type { ReactNode } from 'react';
import type { DealPartProps } from '@/domain/deal/deal';
import type { Deal } from './room';

/** What every part of the deal room gets. */
export interface RoomProps extends DealPartProps {
  deal: Deal;
  /** Milliseconds since 1970. */
  now: number;
}

/** Fills a part of the room with another feature's content, composed in the route. */
export type RoomSlot = (room: Pick<RoomProps, 'deal' | 'viewer'>) => ReactNode;

/** Where routes put content of other parts of a deal. */
export interface RoomSlots {
  /** For readers of the terms, once the deal has closed: how it turned out. A section of its own. */
  outcomes?: RoomSlot;
  /** Conversations with the other people of the deal: a section of its own. */
  messages?: RoomSlot;
  /** The deal's shared documents: a section of its own. */
  documents?: RoomSlot;
  /** For buyer and seller: changing the terms in force. */
  amend?: RoomSlot;
  /** After the deal fell through: who gets the earnest money. A section of its own. */
  release?: RoomSlot;
  /** "Download receipt" and "How to verify", next to the record's title. */
  receipt?: RoomSlot;
}
