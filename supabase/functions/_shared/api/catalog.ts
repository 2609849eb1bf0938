// Written by `npm run api:client` from the database: change the schema or its comments, not this file.
export const catalog: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  "buybox_profiles": {
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "states": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Two-letter codes."
    },
    "counties": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "'County, ST' with the canonical county name, each in one of the states."
    },
    "property_types": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "conditions": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "min_price": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Whole USD."
    },
    "max_price": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Whole USD; null for no maximum."
    },
    "financing": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "investment_strategies": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Exit strategies."
    },
    "vip_alerts": {
      "type": "boolean",
      "description": "Whether the member gets deal alerts at all."
    },
    "phone": {
      "type": [
        "string",
        "null"
      ],
      "description": "Phone for alert calls; only the member can read it."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "updated_at": {
      "type": "string",
      "format": "date-time"
    },
    "alert_mail": {
      "type": "string",
      "enum": [
        "off",
        "instant",
        "daily"
      ],
      "description": "Email for deal alerts: off, instant, or daily (one email per day). Sent only to a verified address."
    },
    "filters": {
      "description": "Further criteria, as filters of public.search_properties: those of private.search_filters with a weight. They narrow the other columns."
    },
    "seller_invitations": {
      "type": [
        "boolean",
        "null"
      ],
      "description": "Whether sellers can invite the member to listings that match. Null, the default, means if deal alerts are on."
    },
    "shown": {
      "type": "boolean",
      "description": "Whether the profile shows the summary (see public.buy_box)."
    }
  },
  "conversation_members": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "conversation_id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "other_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "The other member; null once that account is deleted."
    },
    "last_message_at": {
      "type": "string",
      "format": "date-time",
      "description": "Same as the conversation's. The inbox is sorted by it."
    },
    "last_read_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the newest message they have read was sent; null before the first."
    },
    "unread": {
      "type": "integer",
      "description": "Number of the other member's messages since then."
    }
  },
  "conversations": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "user_a_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "The member with the smaller ID; null once that account is deleted."
    },
    "user_b_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "The member with the larger ID; null once that account is deleted."
    },
    "last_message_at": {
      "type": "string",
      "format": "date-time"
    },
    "last_preview": {
      "type": [
        "string",
        "null"
      ],
      "description": "The beginning of the last message, or the names of its attachments."
    },
    "last_user_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "Who sent the last message."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "other_read_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "created_at of the newest message the other member has read; null if none, or unless both share read receipts."
    }
  },
  "deal_document_readers": {
    "document_id": {
      "type": "string",
      "format": "uuid"
    },
    "party_id": {
      "type": "string",
      "format": "uuid"
    },
    "shared_at": {
      "type": "string",
      "format": "date-time"
    },
    "revoked_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Null while shared."
    }
  },
  "deal_documents": {
    "id": {
      "type": "string",
      "format": "uuid",
      "description": "Chosen by the member's app, so that registering is idempotent."
    },
    "deal_id": {
      "type": "string",
      "format": "uuid"
    },
    "added_by": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "Null for a sealed agreement, which belongs to all who signed it."
    },
    "kind": {
      "type": "string",
      "enum": [
        "purchase_contract",
        "assignment",
        "jv_agreement",
        "inspection",
        "title",
        "closing_statement",
        "other"
      ]
    },
    "path": {
      "type": "string",
      "description": "Path in the bucket deal-documents, named by the hash, so its content never changes."
    },
    "name": {
      "type": "string",
      "description": "File name given by the member."
    },
    "size": {
      "type": "integer",
      "description": "Bytes."
    },
    "mime_type": {
      "type": "string"
    },
    "sha256": {
      "type": "string",
      "description": "Hash of the stored bytes, hexadecimal."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "removed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the party who added it removed it, who then deletes the file. Only they still see it."
    }
  },
  "deal_earnest_money": {
    "deal_id": {
      "type": "string",
      "format": "uuid"
    },
    "due": {
      "type": "integer",
      "description": "Whole USD, from the accepted terms."
    },
    "amount": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Whole USD: the total of the receipts that nobody disputed. Null without any."
    },
    "received_on": {
      "type": [
        "string",
        "null"
      ],
      "format": "date",
      "description": "The day of the last of these receipts."
    },
    "reference": {
      "type": [
        "string",
        "null"
      ],
      "description": "Its number of the wire, check, or receipt."
    },
    "accepted": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Whole USD: the total that the seller accepted although it's less than agreed; null if they didn't."
    }
  },
  "deal_earnest_receipts": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "deal_id": {
      "type": "string",
      "format": "uuid"
    },
    "party_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid"
    },
    "amount": {
      "type": "integer",
      "description": "Whole USD."
    },
    "received_on": {
      "type": "string",
      "format": "date"
    },
    "reference": {
      "type": "string",
      "description": "The number of the wire, check, or receipt."
    },
    "is_vouched": {
      "type": "boolean",
      "description": "Whether it was confirmed by a guest whom one side invited and the other accepted. Later changes of their rights don't change it."
    },
    "recorded_at": {
      "type": "string",
      "format": "date-time",
      "description": "It can be disputed for 72 hours."
    },
    "disputed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When it was disputed: it no longer counts. Else null."
    }
  },
  "deal_extensions": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "milestone_id": {
      "type": "string",
      "format": "uuid"
    },
    "proposed_by": {
      "type": "string",
      "enum": [
        "buyer",
        "seller"
      ]
    },
    "due_at": {
      "type": "string",
      "format": "date-time"
    },
    "state": {
      "type": "string",
      "enum": [
        "proposed",
        "agreed",
        "declined",
        "withdrawn"
      ]
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "answered_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    }
  },
  "deal_milestones": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "deal_id": {
      "type": "string",
      "format": "uuid"
    },
    "kind": {
      "type": "string",
      "enum": [
        "earnest_money",
        "inspection",
        "financing",
        "assignment",
        "seller_contract",
        "closing"
      ]
    },
    "due_at": {
      "type": "string",
      "format": "date-time",
      "description": "The deadline: the moment it's missed. Of seller_contract, the end of the contract that the seller sells."
    },
    "state": {
      "type": "string",
      "enum": [
        "pending",
        "declared",
        "done",
        "waived"
      ]
    },
    "changed_at": {
      "type": "string",
      "format": "date-time"
    },
    "reminded_due_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "The deadline that parties were reminded of; null if none."
    },
    "reminded_days": {
      "type": [
        "integer",
        "null"
      ],
      "description": "How many days before that the last reminder was due (private.reminder_days); null if none."
    },
    "missed_due_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "The deadline that parties heard was missed; null if none."
    },
    "confirmed_by": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "The party who confirmed it; null unless it was confirmed."
    },
    "confirmed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Null unless it was confirmed. It can be disputed for 72 hours."
    }
  },
  "deal_parties": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "deal_id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid"
    },
    "role": {
      "type": "string",
      "enum": [
        "buyer",
        "seller",
        "jv_partner",
        "signer",
        "title",
        "lender",
        "attorney"
      ]
    },
    "side": {
      "type": "string",
      "enum": [
        "buyer",
        "seller"
      ],
      "description": "Who invited them: a JV partner's share comes out of this side's."
    },
    "name": {
      "type": [
        "string",
        "null"
      ],
      "description": "The inviter's until they join, then the member's. Null once the account is deleted and nobody needs it."
    },
    "rights": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "terms: price, terms, milestones' amounts, and outcome. documents: shared documents. earnest_money: to learn of it, and to confirm its receipt once accepted. messages: to write to the buyer and the seller, and to hear from them. Buyer, seller, and JV partners have terms and documents, and write messages without a right."
    },
    "invited_at": {
      "type": "string",
      "format": "date-time"
    },
    "joined_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "revoked_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the party lost access; null if not."
    },
    "accepted_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the side that didn't invite them accepted that this guest confirms the earnest money; null if not."
    },
    "company": {
      "type": [
        "string",
        "null"
      ],
      "description": "The company they act for; null for themselves. Agreements name it. Null once the account is deleted."
    },
    "company_state": {
      "type": [
        "string",
        "null"
      ],
      "description": "Two-letter code of the state in which the company is organized; null for a guest's."
    },
    "capacity": {
      "type": [
        "string",
        "null"
      ],
      "description": "As what they sign for it, such as Managing member; null for a guest."
    },
    "signs_for": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "For signers: the buyer or the seller whose company they sign for as well. Null for others."
    }
  },
  "deals": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "offer_id": {
      "type": "string",
      "format": "uuid"
    },
    "version": {
      "type": "integer",
      "description": "The accepted version of the offer. Its terms are in offer_versions, which guests need the right to terms to read."
    },
    "property_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid"
    },
    "seller_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid"
    },
    "buyer_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid"
    },
    "title": {
      "type": "string"
    },
    "address": {
      "type": "string"
    },
    "time_zone": {
      "type": "string",
      "description": "IANA name, from the accepted terms. Dates end at midnight of this zone."
    },
    "state": {
      "type": "string",
      "enum": [
        "open",
        "closed",
        "fell_through"
      ]
    },
    "end_reason": {
      "type": [
        "string",
        "null"
      ]
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "ended_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "is_plausible": {
      "type": "boolean",
      "description": "Whether the closing looked like a sale between two members (private.is_plausible_deal). False until then."
    },
    "ended_by": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "buyer",
        "seller",
        null
      ],
      "description": "The side that ended a deal that fell through, and gave the reason; null if neither did, and for older deals."
    },
    "open_items": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      },
      "description": "what is still open in an open deal, as far as the caller can see it: earnest_pending, earnest_partly (less than agreed arrived), and earnest_disputed; inspection, financing, and assignment; agreement (one waits for signatures); split_proposed or split_missing; and contract_ended (the seller's own). Closing or ending a deal puts it into the ledger."
    }
  },
  "listing_answers": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "question_id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid",
      "description": "The seller."
    },
    "content": {
      "type": "string",
      "description": "Plain text."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "edited_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the seller last edited it; null if never."
    },
    "removed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When a moderator removed it, or since when it waits for review; null if not. Then only the seller and staff can read it."
    }
  },
  "listing_documents": {
    "id": {
      "type": "string",
      "format": "uuid",
      "description": "Chosen by the seller's app, so that saving is idempotent."
    },
    "property_id": {
      "type": "string",
      "format": "uuid"
    },
    "position": {
      "type": "integer"
    },
    "kind": {
      "type": "string",
      "enum": [
        "Inspection report",
        "Photos",
        "Rent roll",
        "Leases",
        "Title",
        "Survey",
        "Scope of work",
        "Comps",
        "Other"
      ]
    },
    "access": {
      "type": "string",
      "enum": [
        "public",
        "on_request"
      ],
      "description": "public: everyone who can read the listing can download it. on_request: those whose request the seller approved."
    },
    "path": {
      "type": "string",
      "description": "Path in the documents bucket, in the seller's own folder."
    },
    "version": {
      "type": [
        "string",
        "null"
      ],
      "description": "Version of the file when it was added. A file replaced later, through a signed upload URL, isn't the document."
    },
    "name": {
      "type": "string",
      "description": "File name given by the seller."
    },
    "size": {
      "type": "integer",
      "description": "Bytes, as recorded by storage."
    },
    "mime_type": {
      "type": "string"
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    }
  },
  "listing_drafts": {
    "id": {
      "type": "string",
      "format": "uuid",
      "description": "ID of the listing, also before it's posted: posting it twice makes one, and deletes the draft."
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "import_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "The import it comes from; null for one from another program."
    },
    "line": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Its line in the imported file; null without one."
    },
    "fields": {
      "description": "Fields of the posting form by their names there, as entered. Fields that are missing are blank."
    },
    "photo_urls": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Where photos are on the web that aren't fetched yet. The function import-photos does."
    },
    "pictures": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Photos that were fetched: paths in the images bucket."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "updated_at": {
      "type": "string",
      "format": "date-time"
    },
    "address_key": {
      "type": [
        "string",
        "null"
      ],
      "description": "What two ways to write its address have in common; null without a house number."
    },
    "external_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "the ID that the caller's programs gave their draft; null without one."
    }
  },
  "listing_prices": {
    "id": {
      "type": "integer"
    },
    "property_id": {
      "type": "string",
      "format": "uuid"
    },
    "price": {
      "type": "integer",
      "description": "Asking price since changed_at, whole USD."
    },
    "changed_at": {
      "type": "string",
      "format": "date-time"
    }
  },
  "listing_questions": {
    "id": {
      "type": "string",
      "format": "uuid",
      "description": "Chosen by the asker's app, so that asking is idempotent."
    },
    "property_id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "content": {
      "type": "string",
      "description": "Plain text."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "answered_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Since when it has an answer that others can read; null without one. Kept by trigger."
    },
    "hidden_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the seller hid it; null if not. Then only the asker, the seller, and staff can read it."
    },
    "removed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When a moderator removed it, or since when it waits for review; null if not. Then only the asker and staff can read it."
    }
  },
  "listing_reviews": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "property_id": {
      "type": "string",
      "format": "uuid"
    },
    "requested_at": {
      "type": "string",
      "format": "date-time"
    },
    "due_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When staff should decide: 24 hours after the request with the fast_review entitlement, else null."
    },
    "decision": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "approved",
        "returned",
        null
      ]
    },
    "reason": {
      "type": [
        "string",
        "null"
      ],
      "description": "What the seller must change first. Set exactly when the decision is returned."
    },
    "reviewer_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid"
    },
    "decided_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "moved_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the approved listing changed in a way that needs another review; null if it hasn't."
    },
    "approved_listing": {
      "description": "What was approved: the listing's fields at that moment, as private.listing_snapshot returns them, and files: the version of each picture in storage. Set by trigger, exactly when the decision is approved."
    }
  },
  "listing_showings": {
    "id": {
      "type": "string",
      "format": "uuid",
      "description": "Chosen by the seller's app, so that offering is idempotent."
    },
    "property_id": {
      "type": "string",
      "format": "uuid"
    },
    "starts_at": {
      "type": "string",
      "format": "date-time"
    },
    "ends_at": {
      "type": "string",
      "format": "date-time"
    },
    "time_zone": {
      "type": "string",
      "description": "IANA name of the property's time zone, such as America/New_York."
    },
    "capacity": {
      "type": "integer",
      "description": "How many members can book it."
    },
    "booked": {
      "type": "integer",
      "description": "How many members booked it. Kept by trigger."
    },
    "canceled_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the seller canceled it, or the listing left the market; null if not. Its bookings stay."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    }
  },
  "listing_terms": {
    "property_id": {
      "type": "string",
      "format": "uuid"
    },
    "contract_price": {
      "type": [
        "integer",
        "null"
      ],
      "description": "What the seller pays under their contract with the owner, whole USD. Private unless contract_shared."
    },
    "assignment_fee": {
      "type": [
        "integer",
        "null"
      ],
      "description": "What the seller earns for assigning the contract, whole USD. Private unless contract_shared."
    },
    "contract_shared": {
      "type": "boolean",
      "description": "Whether everyone who can read the listing sees the contract price and the assignment fee."
    },
    "earnest_money": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Earnest money deposit that a buyer has to make, whole USD. Visible with the listing."
    },
    "closing_on": {
      "type": [
        "string",
        "null"
      ],
      "format": "date",
      "description": "Planned closing date. Visible with the listing."
    },
    "contract_expires_on": {
      "type": [
        "string",
        "null"
      ],
      "format": "date",
      "description": "The last day of the seller's contract. Visible with the listing."
    },
    "access_instructions": {
      "type": [
        "string",
        "null"
      ],
      "description": "How to see the property. Visible to those who can see the seller's contact details, other than by a deal, while the listing is active, and to the buyer while it's under contract."
    },
    "funds_required": {
      "type": "boolean",
      "description": "Whether buyers need verified funds to make an offer: see private.check_verified_funds. Visible with the listing."
    }
  },
  "message_attachments": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "message_id": {
      "type": "string",
      "format": "uuid"
    },
    "position": {
      "type": "integer"
    },
    "path": {
      "type": [
        "string",
        "null"
      ],
      "description": "Path in the message-attachments bucket; null once the sender's account, and with it the file, is deleted."
    },
    "version": {
      "type": [
        "string",
        "null"
      ],
      "description": "Version of the file when it was sent. A file replaced later, through a signed upload URL, isn't what was sent."
    },
    "name": {
      "type": "string",
      "description": "File name given by the sender."
    },
    "size": {
      "type": "integer",
      "description": "Bytes, as recorded by storage."
    },
    "mime_type": {
      "type": "string"
    },
    "width": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Width of an image in pixels, as reported by the sender's app."
    },
    "height": {
      "type": [
        "integer",
        "null"
      ]
    }
  },
  "messages": {
    "id": {
      "type": "string",
      "format": "uuid",
      "description": "Chosen by the sender's app, so that sending is idempotent."
    },
    "conversation_id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "Who sent it; null once that account is deleted."
    },
    "property_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "The listing it is about."
    },
    "content": {
      "type": "string"
    },
    "type": {
      "type": "string",
      "enum": [
        "text",
        "image",
        "file"
      ],
      "description": "text: no attachments. image: only images. file: also other files."
    },
    "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "Strictly increasing within a conversation, because it's the only page cursor."
    },
    "removed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When a moderator removed it; null if not. Then only its sender can read it."
    }
  },
  "offer_versions": {
    "offer_id": {
      "type": "string",
      "format": "uuid"
    },
    "version": {
      "type": "integer"
    },
    "author": {
      "type": "string",
      "enum": [
        "buyer",
        "seller"
      ]
    },
    "price": {
      "type": "integer",
      "description": "Whole USD."
    },
    "earnest_money": {
      "type": "integer",
      "description": "Earnest money deposit, whole USD; 0 for none."
    },
    "earnest_due_hours": {
      "type": "integer",
      "description": "Hours after acceptance within which it's due."
    },
    "closing_on": {
      "type": "string",
      "format": "date"
    },
    "financing": {
      "type": "string",
      "enum": [
        "Cash",
        "Conventional",
        "Hard Money",
        "Private Money",
        "Owner Financing",
        "Creative",
        "Subject To"
      ]
    },
    "inspection_days": {
      "type": "integer",
      "description": "Days after acceptance in which the buyer may inspect and back out; 0 waives it."
    },
    "contingencies": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "jv_share_pct": {
      "type": "integer",
      "description": "The seller's share of the profit, in percent. Listings of free members require theirs (properties.jv_share_pct)."
    },
    "time_zone": {
      "type": "string",
      "description": "IANA name. Dates end at midnight of this zone."
    },
    "expires_at": {
      "type": "string",
      "format": "date-time",
      "description": "When this version can no longer be accepted."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "claims": {
      "description": "What the listing claimed then, by kind of deal_outcomes, whole USD; without what it didn't state. Null for versions from before this was kept."
    }
  },
  "offers": {
    "id": {
      "type": "string",
      "format": "uuid",
      "description": "Chosen by the browser, so that sending an offer twice makes one."
    },
    "property_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "Null once the listing is deleted."
    },
    "title": {
      "type": "string",
      "description": "The listing's title when the offer was made."
    },
    "address": {
      "type": "string",
      "description": "The listing's address when the offer was made."
    },
    "seller_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid"
    },
    "buyer_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid"
    },
    "seller_name": {
      "type": [
        "string",
        "null"
      ],
      "description": "As buyer_name."
    },
    "buyer_name": {
      "type": [
        "string",
        "null"
      ],
      "description": "When the offer was made. Null once the account is deleted, unless it became a deal whose other side needs it."
    },
    "state": {
      "type": "string",
      "enum": [
        "sealed",
        "open",
        "backup",
        "accepted",
        "declined",
        "withdrawn",
        "expired",
        "canceled"
      ]
    },
    "version": {
      "type": "integer",
      "description": "The latest version: the one that can be accepted."
    },
    "proposer": {
      "type": "string",
      "enum": [
        "buyer",
        "seller"
      ],
      "description": "Who made the latest version. The other one answers."
    },
    "respond_by": {
      "type": "string",
      "format": "date-time",
      "description": "When it expires while sealed or open."
    },
    "opened_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Since when the seller can read the terms; null if sealed, or never opened."
    },
    "backup_rank": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Order of the backup offers of a listing, from 1. Gaps are possible."
    },
    "end_reason": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "listing_deleted",
        "listing_removed",
        "listing_sold",
        "account_deleted",
        "blocked",
        "call_canceled",
        null
      ],
      "description": "Why the system canceled it; null in other states."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "changed_at": {
      "type": "string",
      "format": "date-time"
    },
    "held_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Since when it's on hold, because moderators review the listing; null if it isn't. Its deadline moves by the time this takes."
    },
    "company": {
      "type": [
        "string",
        "null"
      ],
      "description": "The company that the buyer makes the offer for; null for themselves. Once it's accepted, they act for it in the deal. Emptied with buyer_name, as are company_state and capacity."
    },
    "company_state": {
      "type": [
        "string",
        "null"
      ],
      "description": "Two-letter code of the state in which the company is organized."
    },
    "capacity": {
      "type": [
        "string",
        "null"
      ],
      "description": "As what the buyer acts for it, such as Managing member."
    },
    "required_share": {
      "type": "integer",
      "description": "The share of the profit, in percent, that the listing required for the seller when the offer was made; 0 for none. A later change of the seller's plan adds no requirement to this negotiation (private.required_share)."
    }
  },
  "pipeline_cards": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "property_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "The listing; null for a deal from elsewhere, and once the listing is deleted."
    },
    "title": {
      "type": "string",
      "description": "For a listing: as it was when the card was added, so that the card survives it. Otherwise as the member entered it."
    },
    "address": {
      "type": [
        "string",
        "null"
      ],
      "description": "One line, as of title; null if not stated."
    },
    "price": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Asking price in whole USD, as of title; null if not stated."
    },
    "stage": {
      "type": "string",
      "enum": [
        "watching",
        "analyzing",
        "offered",
        "under_contract",
        "closed",
        "lost"
      ]
    },
    "position": {
      "type": "integer",
      "description": "Order in the stage, ascending; ties by id. A new card with 0 goes on top."
    },
    "notes": {
      "type": "string"
    },
    "notes_version": {
      "type": "integer",
      "description": "Goes up with every change of the notes. A save names the version it changes, so that two tabs can't silently overwrite each other."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "updated_at": {
      "type": "string",
      "format": "date-time",
      "description": "When the stage, the deal's facts, or the notes last changed."
    },
    "stage_changed_at": {
      "type": "string",
      "format": "date-time"
    },
    "contract_price": {
      "type": [
        "integer",
        "null"
      ],
      "description": "the price of the caller's open or closed deal of the card's listing, whole USD. Null without one."
    },
    "next_task": {
      "description": "the card's open task that is due first, {id, title, due_on, due_at}; those without a date come last. Null if there is none."
    },
    "offered_price": {
      "type": [
        "integer",
        "null"
      ],
      "description": "what the caller last offered for the card's listing, whole USD. Null without an offer."
    }
  },
  "pipeline_tasks": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "card_id": {
      "type": "string",
      "format": "uuid"
    },
    "title": {
      "type": "string"
    },
    "due_on": {
      "type": [
        "string",
        "null"
      ],
      "format": "date",
      "description": "Due on this day, in whatever time zone the member is in."
    },
    "due_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Due at this time. A task has a day, a time, or neither."
    },
    "done_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When it was done; null while it isn't."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "updated_at": {
      "type": "string",
      "format": "date-time"
    }
  },
  "properties": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "title": {
      "type": "string"
    },
    "description": {
      "type": "string"
    },
    "property_type": {
      "type": "string",
      "enum": [
        "Single Family",
        "Multi Family",
        "Condo",
        "Commercial",
        "Industrial",
        "Land",
        "Mixed Use",
        "Residential"
      ]
    },
    "address": {
      "type": "string"
    },
    "city": {
      "type": "string"
    },
    "state": {
      "type": "string"
    },
    "zip": {
      "type": "string"
    },
    "county": {
      "type": [
        "string",
        "null"
      ]
    },
    "price": {
      "type": "integer",
      "description": "Asking price, whole USD."
    },
    "bedrooms": {
      "type": "integer"
    },
    "bathrooms": {
      "type": "number"
    },
    "sqft": {
      "type": "integer"
    },
    "lot_sqft": {
      "type": "integer"
    },
    "condition": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "Turn-Key",
        "Light Rehab",
        "Medium Rehab",
        "Heavy Rehab",
        "Tear-Down",
        null
      ],
      "description": "Null if not stated, and always for land."
    },
    "financing": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "Cash",
        "Conventional",
        "Hard Money",
        "Private Money",
        "Owner Financing",
        "Creative",
        "Subject To",
        null
      ]
    },
    "occupancy": {
      "type": "string",
      "enum": [
        "vacant",
        "occupied"
      ]
    },
    "off_market_contract": {
      "type": "boolean"
    },
    "images": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Paths in the images bucket, in the seller's own folder, at most 10. The first is the cover."
    },
    "noi": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Net operating income per year, whole USD, as stated by the seller; null if not stated."
    },
    "cap_rate": {
      "type": [
        "number",
        "null"
      ],
      "description": "Cap rate in percent: noi / price x 100. Null without noi."
    },
    "latitude": {
      "type": "number"
    },
    "longitude": {
      "type": "number"
    },
    "verified": {
      "type": "boolean",
      "description": "Set by trigger: true for a partner's listings and for those approved by staff."
    },
    "jv_share_pct": {
      "type": "integer",
      "description": "Joint-venture share required of the seller, in percent: 0 with the no_jv_requirement entitlement, else 50. Set by trigger."
    },
    "likes": {
      "type": "integer"
    },
    "dislikes": {
      "type": "integer"
    },
    "view_count": {
      "type": "integer"
    },
    "search_text": {
      "type": "string",
      "description": "Text that search looks in, lower case."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "updated_at": {
      "type": "string",
      "format": "date-time"
    },
    "status": {
      "type": "string",
      "enum": [
        "active",
        "under_contract",
        "paused",
        "sold"
      ],
      "description": "active: in the marketplace. under_contract, while it has an open deal, and sold: readable by its link, not in search. paused: visible only to its owner and staff."
    },
    "status_changed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the status last changed; null if never."
    },
    "previous_price": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Asking price before the last change, whole USD; null if it never changed."
    },
    "price_changed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the price last changed; null if never."
    },
    "saves": {
      "type": "integer",
      "description": "Number of members who saved it. Kept by trigger."
    },
    "arv": {
      "type": [
        "integer",
        "null"
      ],
      "description": "After-repair value, whole USD, as stated by the seller; null if not stated."
    },
    "repair_cost": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed."
    },
    "monthly_rent": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated."
    },
    "other_monthly_income": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Other monthly income (parking, laundry, storage), whole USD; null if not stated."
    },
    "vacancy_pct": {
      "type": [
        "number",
        "null"
      ],
      "description": "Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated."
    },
    "annual_expenses": {
      "description": "Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, management, utilities, hoa, reserves, other. A missing item isn't stated. Excludes loan payments and income tax."
    },
    "public_since": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Since when the listing has been active at its current price without a break; null while it isn't active."
    },
    "standing_price": {
      "type": [
        "integer",
        "null"
      ],
      "description": "The last asking price before the current one that was public for at least 72 hours without a break, whole USD; null if there was none."
    },
    "dropped_from": {
      "type": [
        "integer",
        "null"
      ],
      "description": "The one definition of a price drop, for the badge and for alerts: standing_price while the asking price is lower, else null. So a price that is raised for a moment and cut again hasn't dropped."
    },
    "priority": {
      "type": "boolean",
      "description": "Whether it comes before others in the featured order, after verified: with the seller's priority_visibility entitlement. Set by trigger."
    },
    "removed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Since when moderators hide it; null if they don't. It's paused, and its owner can't change it."
    },
    "units": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Number of dwellings or rentable spaces; null if not stated."
    },
    "year_built": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Null if not stated."
    },
    "unit_mix": {
      "description": "The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not stated."
    },
    "parking": {
      "type": [
        "string",
        "null"
      ],
      "description": "In the seller's words, such as \"2-car garage\". Null if not stated."
    },
    "zoning": {
      "type": [
        "string",
        "null"
      ],
      "description": "The local zoning code, such as R-2. Null if not stated."
    },
    "apn": {
      "type": [
        "string",
        "null"
      ],
      "description": "The assessor's parcel number, as the county writes it. Null if not stated."
    },
    "held_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Since when it's hidden only until a moderator decides (held_content), so that its offers, showings, and invitations wait; null if it isn't."
    },
    "sales_status": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "active",
        "under_contract",
        "paused",
        "sold",
        null
      ],
      "description": "The status that it will have when moderators restore it. It follows the sale while they hide it; null while they don't."
    },
    "external_id": {
      "type": [
        "string",
        "null"
      ],
      "description": "the ID that the caller's programs gave their listing; null without one, and for others' listings."
    },
    "match_score": {
      "type": [
        "integer",
        "null"
      ],
      "description": "how well the listing fits the caller's buy box, 0 to 100; null without a buy box and for their own listing."
    },
    "saved": {
      "type": [
        "boolean",
        "null"
      ],
      "description": "whether the caller has saved the listing; false for visitors."
    },
    "unreviewed_changes": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      },
      "description": "what changed since staff approved the listing and needs review, by field of listing_reviews.approved_listing. Null for readers other than its owner and staff, and without an approval."
    }
  },
  "saved_listings": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "property_id": {
      "type": "string",
      "format": "uuid"
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    }
  },
  "showing_bookings": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "showing_id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "reminded_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the member was reminded; null if not yet."
    },
    "approved_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "When the seller approved that this member gets the access code, whatever their trust level; null if not."
    }
  },
  "users": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "name": {
      "type": "string"
    },
    "title": {
      "type": [
        "string",
        "null"
      ]
    },
    "location": {
      "type": [
        "string",
        "null"
      ]
    },
    "bio": {
      "type": [
        "string",
        "null"
      ]
    },
    "membership_tier": {
      "type": "string",
      "enum": [
        "free",
        "basic",
        "pro",
        "partner",
        "closer"
      ],
      "description": "free, basic, pro, partner, or closer. membership_rules lists what each unlocks. Members can't write it."
    },
    "profile_image_url": {
      "type": [
        "string",
        "null"
      ],
      "description": "Path inside the bucket avatars, in the member's own folder; null shows initials."
    },
    "expertise": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "certifications": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "investment_interests": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "social_links": {
      "description": "Web addresses by site: linkedin, facebook, twitter, instagram."
    },
    "past_deals": {
      "type": "integer",
      "description": "Number of closed deals, as stated by the member."
    },
    "profile_status": {
      "type": "string",
      "enum": [
        "public",
        "private"
      ],
      "description": "private: only the owner, staff, connections, and members the owner has messaged or asked to connect can read the row."
    },
    "open_to_messages": {
      "type": "boolean",
      "description": "Whether every member with a confirmed email may start a conversation with them, while their profile is public."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "updated_at": {
      "type": "string",
      "format": "date-time"
    },
    "buy_box": {
      "description": "states, counties, and property types of the member's buy box, for members with a verified email who can see the member; null without one, and for everyone if the member hides it. Prices, strategies, and phone stay private."
    },
    "connection": {
      "description": "the caller's relationship with the member, {id, state}. State is sent, received, or connected. Null without one, after a declined request, for oneself, and for visitors."
    },
    "email": {
      "type": [
        "string",
        "null"
      ],
      "description": "the member's email; null when the caller may not see it."
    },
    "email_confirmed": {
      "type": [
        "boolean",
        "null"
      ],
      "description": "whether the caller's own email is confirmed; null on other rows."
    },
    "entitlements": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      },
      "description": "the entitlements of the caller's own tier, for the UI; null on other rows."
    },
    "followed": {
      "type": [
        "boolean",
        "null"
      ],
      "description": "whether the caller follows the member."
    },
    "followers": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string",
        "format": "uuid"
      },
      "description": "IDs of the member's followers that the caller can see, newest first, at most 1,000."
    },
    "following": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string",
        "format": "uuid"
      },
      "description": "IDs of the members followed by the member that the caller can see, newest first, at most 1,000."
    },
    "industries": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      },
      "description": "the member's industry IDs; null when the caller may not see them."
    },
    "phone": {
      "type": [
        "string",
        "null"
      ],
      "description": "the member's phone; null when the caller may not see it or there is none."
    },
    "roles": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string"
      },
      "description": "the member's role IDs; null when the caller may not see them."
    },
    "standing": {
      "description": "the caller's own account standing, {standing: active, read_only, suspended, or banned; until: when a suspension ends}; null on other rows."
    },
    "website": {
      "type": [
        "string",
        "null"
      ],
      "description": "the member's website; null when the caller may not see it or there is none."
    }
  },
  "webhook_endpoints": {
    "id": {
      "type": "string",
      "format": "uuid"
    },
    "user_id": {
      "type": "string",
      "format": "uuid"
    },
    "url": {
      "type": "string"
    },
    "events": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Topics, or single types of events. matches: a listing matches the buy box or an alerting saved search, for the first time or back on the market. price_drops: one that does got cheaper. own_listings: what happens to the member's own listings. offers and deals: a step in the ledger. messages: a message arrived."
    },
    "description": {
      "type": "string"
    },
    "api_key_id": {
      "type": [
        "string",
        "null"
      ],
      "format": "uuid",
      "description": "The API key that made it, without which it gets nothing; null for one that the member made or turned on again."
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "disabled_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "disabled_reason": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "member",
        "failing",
        "gone",
        "secured",
        null
      ],
      "description": "member: turned off. failing: an event couldn't be delivered for three days, and no other could either. gone: it answered 410. secured: by private.end_access. Null while it's on."
    },
    "previous_secret_until": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Until when the secret before the last rotation signs, too; null if it was never rotated."
    },
    "failing_since": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "The first failed attempt since the last delivery; null after a delivery."
    },
    "held_until": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "Until when nothing is sent, because it answered 429 or 503 and said so (Retry-After); null if it never did."
    }
  }
};
