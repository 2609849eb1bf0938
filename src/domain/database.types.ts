// Written by `npm run types` from the migrations: change those, not this file.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      agreement_signatures: {
        Row: {
          agreement_id: string
          capacity: string | null
          company: string | null
          company_state: string | null
          email: string | null
          name: string | null
          other_name: boolean
          party_id: string
          position: number
          role: string
          signed_at: string | null
          signed_from: string | null
          signed_name: string | null
        }
        Insert: {
          agreement_id: string
          capacity?: string | null
          company?: string | null
          company_state?: string | null
          email?: string | null
          name?: string | null
          other_name?: boolean
          party_id: string
          position: number
          role: string
          signed_at?: string | null
          signed_from?: string | null
          signed_name?: string | null
        }
        Update: {
          agreement_id?: string
          capacity?: string | null
          company?: string | null
          company_state?: string | null
          email?: string | null
          name?: string | null
          other_name?: boolean
          party_id?: string
          position?: number
          role?: string
          signed_at?: string | null
          signed_from?: string | null
          signed_name?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "agreement_signatures_agreement_id_fkey"
            columns: ["agreement_id"]
            isOneToOne: false
            referencedRelation: "agreements"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "agreement_signatures_party_id_fkey"
            columns: ["party_id"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      agreement_template_approvals: {
        Row: {
          approved_at: string
          state: string
          template_id: string
        }
        Insert: {
          approved_at?: string
          state: string
          template_id: string
        }
        Update: {
          approved_at?: string
          state?: string
          template_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "agreement_template_approvals_template_id_fkey"
            columns: ["template_id"]
            isOneToOne: false
            referencedRelation: "agreement_templates"
            referencedColumns: ["id"]
          },
        ]
      }
      agreement_templates: {
        Row: {
          body: string
          created_at: string
          id: string
          kind: string
          title: string
          version: number
        }
        Insert: {
          body: string
          created_at?: string
          id: string
          kind: string
          title: string
          version: number
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          kind?: string
          title?: string
          version?: number
        }
        Relationships: []
      }
      agreements: {
        Row: {
          body: string | null
          body_sha256: string
          changes: Json | null
          created_at: string
          deal_id: string
          deal_version: number
          document_id: string | null
          ended_at: string | null
          id: string
          kind: string
          prepared_by: string
          state: string
          status: string
          template_id: string
          title: string
        }
        Insert: {
          body?: string | null
          body_sha256: string
          changes?: Json | null
          created_at?: string
          deal_id: string
          deal_version: number
          document_id?: string | null
          ended_at?: string | null
          id: string
          kind: string
          prepared_by: string
          state: string
          status?: string
          template_id: string
          title: string
        }
        Update: {
          body?: string | null
          body_sha256?: string
          changes?: Json | null
          created_at?: string
          deal_id?: string
          deal_version?: number
          document_id?: string | null
          ended_at?: string | null
          id?: string
          kind?: string
          prepared_by?: string
          state?: string
          status?: string
          template_id?: string
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "agreements_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "agreements_document_id_fkey"
            columns: ["document_id"]
            isOneToOne: false
            referencedRelation: "deal_documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "agreements_prepared_by_fkey"
            columns: ["prepared_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "agreements_template_id_fkey"
            columns: ["template_id"]
            isOneToOne: false
            referencedRelation: "agreement_templates"
            referencedColumns: ["id"]
          },
        ]
      }
      api_keys: {
        Row: {
          client_host: string | null
          client_id: string | null
          created_at: string
          expires_at: string
          id: string
          last_used_at: string | null
          name: string
          prefix: string | null
          reminded_at: string | null
          replaced_by: string | null
          revoked_at: string | null
          scopes: string[]
          user_id: string
        }
        Insert: {
          client_host?: string | null
          client_id?: string | null
          created_at?: string
          expires_at: string
          id?: string
          last_used_at?: string | null
          name: string
          prefix?: string | null
          reminded_at?: string | null
          replaced_by?: string | null
          revoked_at?: string | null
          scopes: string[]
          user_id: string
        }
        Update: {
          client_host?: string | null
          client_id?: string | null
          created_at?: string
          expires_at?: string
          id?: string
          last_used_at?: string | null
          name?: string
          prefix?: string | null
          reminded_at?: string | null
          replaced_by?: string | null
          revoked_at?: string | null
          scopes?: string[]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "api_keys_replaced_by_fkey"
            columns: ["replaced_by"]
            isOneToOne: false
            referencedRelation: "api_keys"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "api_keys_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      api_requests: {
        Row: {
          id: string
          key_id: string
          method: string
          network: string | null
          requested_at: string
          route: string
          status: number | null
          user_id: string
        }
        Insert: {
          id?: string
          key_id: string
          method: string
          network?: string | null
          requested_at?: string
          route: string
          status?: number | null
          user_id: string
        }
        Update: {
          id?: string
          key_id?: string
          method?: string
          network?: string | null
          requested_at?: string
          route?: string
          status?: number | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "api_requests_key_id_fkey"
            columns: ["key_id"]
            isOneToOne: false
            referencedRelation: "api_keys"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "api_requests_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      buybox_profiles: {
        Row: {
          alert_mail: string
          conditions: string[]
          counties: string[]
          created_at: string
          filters: NonNullable<Json>
          financing: string[]
          investment_strategies: string[]
          max_price: number | null
          min_price: number | null
          phone: string | null
          property_types: string[]
          seller_invitations: boolean | null
          shown: boolean
          states: string[]
          updated_at: string
          user_id: string
          vip_alerts: boolean
        }
        Insert: {
          alert_mail?: string
          conditions?: string[]
          counties?: string[]
          created_at?: string
          filters?: NonNullable<Json>
          financing?: string[]
          investment_strategies?: string[]
          max_price?: number | null
          min_price?: number | null
          phone?: string | null
          property_types?: string[]
          seller_invitations?: boolean | null
          shown?: boolean
          states?: string[]
          updated_at?: string
          user_id: string
          vip_alerts?: boolean
        }
        Update: {
          alert_mail?: string
          conditions?: string[]
          counties?: string[]
          created_at?: string
          filters?: NonNullable<Json>
          financing?: string[]
          investment_strategies?: string[]
          max_price?: number | null
          min_price?: number | null
          phone?: string | null
          property_types?: string[]
          seller_invitations?: boolean | null
          shown?: boolean
          states?: string[]
          updated_at?: string
          user_id?: string
          vip_alerts?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "buybox_profiles_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      calls_for_offers: {
        Row: {
          created_at: string
          deadline: string
          ended_at: string | null
          id: string
          property_id: string
          state: string
          time_zone: string
        }
        Insert: {
          created_at?: string
          deadline: string
          ended_at?: string | null
          id?: string
          property_id: string
          state?: string
          time_zone: string
        }
        Update: {
          created_at?: string
          deadline?: string
          ended_at?: string | null
          id?: string
          property_id?: string
          state?: string
          time_zone?: string
        }
        Relationships: [
          {
            foreignKeyName: "calls_for_offers_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      connections: {
        Row: {
          created_at: string
          id: string
          note: string | null
          receiver_id: string
          sender_id: string
          status: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          note?: string | null
          receiver_id: string
          sender_id: string
          status?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          note?: string | null
          receiver_id?: string
          sender_id?: string
          status?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "connections_receiver_id_fkey"
            columns: ["receiver_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "connections_sender_id_fkey"
            columns: ["sender_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      contact_messages: {
        Row: {
          accurate: boolean | null
          address: string | null
          company: string | null
          created_at: string
          email: string
          good_faith: boolean | null
          id: string
          is_legal: boolean
          links: string[] | null
          message: string
          name: string
          note: string | null
          resolved_at: string | null
          resolved_by: string | null
          signature: string | null
          subject: string
          user_id: string | null
          website: string | null
        }
        Insert: {
          accurate?: boolean | null
          address?: string | null
          company?: string | null
          created_at?: string
          email: string
          good_faith?: boolean | null
          id?: string
          is_legal?: boolean
          links?: string[] | null
          message: string
          name: string
          note?: string | null
          resolved_at?: string | null
          resolved_by?: string | null
          signature?: string | null
          subject: string
          user_id?: string | null
          website?: string | null
        }
        Update: {
          accurate?: boolean | null
          address?: string | null
          company?: string | null
          created_at?: string
          email?: string
          good_faith?: boolean | null
          id?: string
          is_legal?: boolean
          links?: string[] | null
          message?: string
          name?: string
          note?: string | null
          resolved_at?: string | null
          resolved_by?: string | null
          signature?: string | null
          subject?: string
          user_id?: string | null
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_resolved_by_fkey"
            columns: ["resolved_by"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "contact_messages_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      conversation_members: {
        Row: {
          conversation_id: string
          id: string
          last_message_at: string
          last_read_at: string | null
          other_id: string | null
          unread: number
          user_id: string
        }
        Insert: {
          conversation_id: string
          id?: string
          last_message_at?: string
          last_read_at?: string | null
          other_id?: string | null
          unread?: number
          user_id: string
        }
        Update: {
          conversation_id?: string
          id?: string
          last_message_at?: string
          last_read_at?: string | null
          other_id?: string | null
          unread?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "conversation_members_conversation_id_fkey"
            columns: ["conversation_id"]
            isOneToOne: false
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "conversation_members_other_id_fkey"
            columns: ["other_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "conversation_members_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      conversations: {
        Row: {
          created_at: string
          id: string
          last_message_at: string
          last_preview: string | null
          last_user_id: string | null
          user_a_id: string | null
          user_b_id: string | null
          other_read_at: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          last_message_at?: string
          last_preview?: string | null
          last_user_id?: string | null
          user_a_id?: string | null
          user_b_id?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          last_message_at?: string
          last_preview?: string | null
          last_user_id?: string | null
          user_a_id?: string | null
          user_b_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "conversations_last_user_id_fkey"
            columns: ["last_user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "conversations_user_a_id_fkey"
            columns: ["user_a_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "conversations_user_b_id_fkey"
            columns: ["user_b_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      counties: {
        Row: {
          fips: string
          name: string
          state: string
        }
        Insert: {
          fips: string
          name: string
          state: string
        }
        Update: {
          fips?: string
          name?: string
          state?: string
        }
        Relationships: []
      }
      data_sources: {
        Row: {
          as_of: string
          id: string
          kind: string
          license: string
          loaded_at: string
          name: string
          sha256: string | null
          url: string | null
        }
        Insert: {
          as_of: string
          id?: string
          kind: string
          license: string
          loaded_at?: string
          name: string
          sha256?: string | null
          url?: string | null
        }
        Update: {
          as_of?: string
          id?: string
          kind?: string
          license?: string
          loaded_at?: string
          name?: string
          sha256?: string | null
          url?: string | null
        }
        Relationships: []
      }
      deal_alerts: {
        Row: {
          awaits_digest: boolean
          created_at: string
          event: string
          id: string
          in_buy_box: boolean
          mailed_at: string | null
          previous_price: number | null
          price: number
          property_id: string
          search_ids: string[]
          user_id: string
        }
        Insert: {
          awaits_digest?: boolean
          created_at?: string
          event: string
          id?: string
          in_buy_box?: boolean
          mailed_at?: string | null
          previous_price?: number | null
          price: number
          property_id: string
          search_ids?: string[]
          user_id: string
        }
        Update: {
          awaits_digest?: boolean
          created_at?: string
          event?: string
          id?: string
          in_buy_box?: boolean
          mailed_at?: string | null
          previous_price?: number | null
          price?: number
          property_id?: string
          search_ids?: string[]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_alerts_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_alerts_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_authorities: {
        Row: {
          asked_at: string
          asked_by: string | null
          deal_id: string
          party_id: string
          seen_at: string | null
          seen_by: string | null
        }
        Insert: {
          asked_at?: string
          asked_by?: string | null
          deal_id: string
          party_id: string
          seen_at?: string | null
          seen_by?: string | null
        }
        Update: {
          asked_at?: string
          asked_by?: string | null
          deal_id?: string
          party_id?: string
          seen_at?: string | null
          seen_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "deal_authorities_asked_by_fkey"
            columns: ["asked_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_authorities_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_authorities_party_id_fkey"
            columns: ["party_id"]
            isOneToOne: true
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_authorities_seen_by_fkey"
            columns: ["seen_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_closings: {
        Row: {
          closed_on: string
          confirmed_at: string
          deal_id: string
          price: number
          side: string
        }
        Insert: {
          closed_on: string
          confirmed_at?: string
          deal_id: string
          price: number
          side: string
        }
        Update: {
          closed_on?: string
          confirmed_at?: string
          deal_id?: string
          price?: number
          side?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_closings_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_document_log: {
        Row: {
          created_at: string
          details: NonNullable<Json>
          document_id: string
          id: number
          party_id: string | null
          step: string
        }
        Insert: {
          created_at?: string
          details?: NonNullable<Json>
          document_id: string
          id?: never
          party_id?: string | null
          step: string
        }
        Update: {
          created_at?: string
          details?: NonNullable<Json>
          document_id?: string
          id?: never
          party_id?: string | null
          step?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_document_log_document_id_fkey"
            columns: ["document_id"]
            isOneToOne: false
            referencedRelation: "deal_documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_document_log_party_id_fkey"
            columns: ["party_id"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_document_readers: {
        Row: {
          document_id: string
          party_id: string
          revoked_at: string | null
          shared_at: string
        }
        Insert: {
          document_id: string
          party_id: string
          revoked_at?: string | null
          shared_at?: string
        }
        Update: {
          document_id?: string
          party_id?: string
          revoked_at?: string | null
          shared_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_document_readers_document_id_fkey"
            columns: ["document_id"]
            isOneToOne: false
            referencedRelation: "deal_documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_document_readers_party_id_fkey"
            columns: ["party_id"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_documents: {
        Row: {
          added_by: string | null
          created_at: string
          deal_id: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          removed_at: string | null
          sha256: string
          size: number
        }
        Insert: {
          added_by?: string | null
          created_at?: string
          deal_id: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          removed_at?: string | null
          sha256: string
          size: number
        }
        Update: {
          added_by?: string | null
          created_at?: string
          deal_id?: string
          id?: string
          kind?: string
          mime_type?: string
          name?: string
          path?: string
          removed_at?: string | null
          sha256?: string
          size?: number
        }
        Relationships: [
          {
            foreignKeyName: "deal_documents_added_by_fkey"
            columns: ["added_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_documents_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_earnest_money: {
        Row: {
          accepted: number | null
          amount: number | null
          deal_id: string
          due: number
          first_accepted: number | null
          first_due: number
          first_needed: number
          needed: number
          received_on: string | null
          reference: string | null
        }
        Insert: {
          accepted?: number | null
          amount?: number | null
          deal_id: string
          due: number
          first_accepted?: number | null
          first_due: number
          first_needed?: never
          needed?: never
          received_on?: string | null
          reference?: string | null
        }
        Update: {
          accepted?: number | null
          amount?: number | null
          deal_id?: string
          due?: number
          first_accepted?: number | null
          first_due?: number
          first_needed?: never
          needed?: never
          received_on?: string | null
          reference?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "deal_earnest_money_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: true
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_earnest_receipts: {
        Row: {
          amount: number
          deal_id: string
          disputed_at: string | null
          id: string
          is_vouched: boolean
          party_id: string | null
          received_on: string
          recorded_at: string
          reference: string
        }
        Insert: {
          amount: number
          deal_id: string
          disputed_at?: string | null
          id?: string
          is_vouched: boolean
          party_id?: string | null
          received_on: string
          recorded_at?: string
          reference: string
        }
        Update: {
          amount?: number
          deal_id?: string
          disputed_at?: string | null
          id?: string
          is_vouched?: boolean
          party_id?: string | null
          received_on?: string
          recorded_at?: string
          reference?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_earnest_receipts_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_earnest_receipts_party_id_fkey"
            columns: ["party_id"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_endings: {
        Row: {
          agrees: boolean | null
          deal_id: string
          money: string | null
          moved_on: string | null
          paid_by: string | null
          reported_at: string
          side: string
        }
        Insert: {
          agrees?: boolean | null
          deal_id: string
          money?: string | null
          moved_on?: string | null
          paid_by?: string | null
          reported_at?: string
          side: string
        }
        Update: {
          agrees?: boolean | null
          deal_id?: string
          money?: string | null
          moved_on?: string | null
          paid_by?: string | null
          reported_at?: string
          side?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_endings_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_extensions: {
        Row: {
          answered_at: string | null
          created_at: string
          due_at: string
          id: string
          milestone_id: string
          proposed_by: string
          state: string
        }
        Insert: {
          answered_at?: string | null
          created_at?: string
          due_at: string
          id?: string
          milestone_id: string
          proposed_by: string
          state?: string
        }
        Update: {
          answered_at?: string | null
          created_at?: string
          due_at?: string
          id?: string
          milestone_id?: string
          proposed_by?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_extensions_milestone_id_fkey"
            columns: ["milestone_id"]
            isOneToOne: false
            referencedRelation: "deal_milestones"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_invitees: {
        Row: {
          email: string
          party_id: string
        }
        Insert: {
          email: string
          party_id: string
        }
        Update: {
          email?: string
          party_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_invitees_party_id_fkey"
            columns: ["party_id"]
            isOneToOne: true
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_milestones: {
        Row: {
          changed_at: string
          confirmed_at: string | null
          confirmed_by: string | null
          deal_id: string
          due_at: string
          id: string
          kind: string
          missed_due_at: string | null
          reminded_days: number | null
          reminded_due_at: string | null
          state: string
        }
        Insert: {
          changed_at?: string
          confirmed_at?: string | null
          confirmed_by?: string | null
          deal_id: string
          due_at: string
          id?: string
          kind: string
          missed_due_at?: string | null
          reminded_days?: number | null
          reminded_due_at?: string | null
          state?: string
        }
        Update: {
          changed_at?: string
          confirmed_at?: string | null
          confirmed_by?: string | null
          deal_id?: string
          due_at?: string
          id?: string
          kind?: string
          missed_due_at?: string | null
          reminded_days?: number | null
          reminded_due_at?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_milestones_confirmed_by_fkey"
            columns: ["confirmed_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_milestones_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_outcomes: {
        Row: {
          actual: number | null
          claimed: number
          deal_id: string
          kind: string
          recorded_at: string | null
        }
        Insert: {
          actual?: number | null
          claimed: number
          deal_id: string
          kind: string
          recorded_at?: string | null
        }
        Update: {
          actual?: number | null
          claimed?: number
          deal_id?: string
          kind?: string
          recorded_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "deal_outcomes_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_parties: {
        Row: {
          accepted_at: string | null
          capacity: string | null
          company: string | null
          company_state: string | null
          deal_id: string
          id: string
          invited_at: string
          joined_at: string | null
          name: string | null
          revoked_at: string | null
          rights: string[]
          role: string
          side: string
          signs_for: string | null
          user_id: string | null
        }
        Insert: {
          accepted_at?: string | null
          capacity?: string | null
          company?: string | null
          company_state?: string | null
          deal_id: string
          id?: string
          invited_at?: string
          joined_at?: string | null
          name?: string | null
          revoked_at?: string | null
          rights?: string[]
          role: string
          side: string
          signs_for?: string | null
          user_id?: string | null
        }
        Update: {
          accepted_at?: string | null
          capacity?: string | null
          company?: string | null
          company_state?: string | null
          deal_id?: string
          id?: string
          invited_at?: string
          joined_at?: string | null
          name?: string | null
          revoked_at?: string | null
          rights?: string[]
          role?: string
          side?: string
          signs_for?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "deal_parties_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_parties_signs_for_fkey"
            columns: ["signs_for"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_parties_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_payment_instructions: {
        Row: {
          account_ending: string
          account_name: string | null
          account_number: string | null
          bank_name: string
          callback_phone: string | null
          deal_id: string
          ended_at: string | null
          entered_at: string
          entered_by: string
          id: string
          routing_number: string | null
          takes_effect_at: string
          wire_reference: string | null
        }
        Insert: {
          account_ending: string
          account_name?: string | null
          account_number?: string | null
          bank_name: string
          callback_phone?: string | null
          deal_id: string
          ended_at?: string | null
          entered_at?: string
          entered_by: string
          id: string
          routing_number?: string | null
          takes_effect_at: string
          wire_reference?: string | null
        }
        Update: {
          account_ending?: string
          account_name?: string | null
          account_number?: string | null
          bank_name?: string
          callback_phone?: string | null
          deal_id?: string
          ended_at?: string | null
          entered_at?: string
          entered_by?: string
          id?: string
          routing_number?: string | null
          takes_effect_at?: string
          wire_reference?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "deal_payment_instructions_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_payment_instructions_entered_by_fkey"
            columns: ["entered_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_releases: {
        Row: {
          agreed_at: string | null
          agreement_id: string
          deal_id: string
          paid_at: string | null
          paid_by: string | null
          paid_on: string | null
          paused_at: string | null
          reference: string | null
          to_buyer: number
          to_seller: number
        }
        Insert: {
          agreed_at?: string | null
          agreement_id: string
          deal_id: string
          paid_at?: string | null
          paid_by?: string | null
          paid_on?: string | null
          paused_at?: string | null
          reference?: string | null
          to_buyer: number
          to_seller: number
        }
        Update: {
          agreed_at?: string | null
          agreement_id?: string
          deal_id?: string
          paid_at?: string | null
          paid_by?: string | null
          paid_on?: string | null
          paused_at?: string | null
          reference?: string | null
          to_buyer?: number
          to_seller?: number
        }
        Relationships: [
          {
            foreignKeyName: "deal_releases_agreement_id_fkey"
            columns: ["agreement_id"]
            isOneToOne: true
            referencedRelation: "agreements"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_releases_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_releases_paid_by_fkey"
            columns: ["paid_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_split_approvals: {
        Row: {
          approved_at: string
          party_id: string
          split_id: string
        }
        Insert: {
          approved_at?: string
          party_id: string
          split_id: string
        }
        Update: {
          approved_at?: string
          party_id?: string
          split_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_split_approvals_party_id_fkey"
            columns: ["party_id"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_split_approvals_split_id_fkey"
            columns: ["split_id"]
            isOneToOne: false
            referencedRelation: "deal_splits"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_split_lines: {
        Row: {
          amount_cents: number
          kind: string
          split_id: string
        }
        Insert: {
          amount_cents: number
          kind: string
          split_id: string
        }
        Update: {
          amount_cents?: number
          kind?: string
          split_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_split_lines_split_id_fkey"
            columns: ["split_id"]
            isOneToOne: false
            referencedRelation: "deal_splits"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_split_shares: {
        Row: {
          amount_cents: number
          kind: string
          party_id: string
          position: number
          share_bps: number
          split_id: string
        }
        Insert: {
          amount_cents: number
          kind: string
          party_id: string
          position: number
          share_bps: number
          split_id: string
        }
        Update: {
          amount_cents?: number
          kind?: string
          party_id?: string
          position?: number
          share_bps?: number
          split_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_split_shares_party_id_fkey"
            columns: ["party_id"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_split_shares_split_id_kind_fkey"
            columns: ["split_id", "kind"]
            isOneToOne: false
            referencedRelation: "deal_split_lines"
            referencedColumns: ["split_id", "kind"]
          },
        ]
      }
      deal_splits: {
        Row: {
          created_at: string
          deal_id: string
          decided_at: string | null
          id: string
          proposed_by: string
          state: string
          version: number
        }
        Insert: {
          created_at?: string
          deal_id: string
          decided_at?: string | null
          id: string
          proposed_by: string
          state?: string
          version: number
        }
        Update: {
          created_at?: string
          deal_id?: string
          decided_at?: string | null
          id?: string
          proposed_by?: string
          state?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "deal_splits_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_splits_proposed_by_fkey"
            columns: ["proposed_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_title_files: {
        Row: {
          cleared_at: string | null
          deal_id: string
          number: string
          opened_at: string
          opened_by: string | null
        }
        Insert: {
          cleared_at?: string | null
          deal_id: string
          number: string
          opened_at?: string
          opened_by?: string | null
        }
        Update: {
          cleared_at?: string | null
          deal_id?: string
          number?: string
          opened_at?: string
          opened_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "deal_title_files_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: true
            referencedRelation: "deals"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deal_title_files_opened_by_fkey"
            columns: ["opened_by"]
            isOneToOne: false
            referencedRelation: "deal_parties"
            referencedColumns: ["id"]
          },
        ]
      }
      deal_title_items: {
        Row: {
          buyer_approved_at: string | null
          changed_at: string
          deal_id: string
          due_on: string | null
          id: string
          kind: string
          label: string
          owner: string
          position: number
          seller_approved_at: string | null
          state: string
        }
        Insert: {
          buyer_approved_at?: string | null
          changed_at?: string
          deal_id: string
          due_on?: string | null
          id?: string
          kind: string
          label: string
          owner: string
          position: number
          seller_approved_at?: string | null
          state?: string
        }
        Update: {
          buyer_approved_at?: string | null
          changed_at?: string
          deal_id?: string
          due_on?: string | null
          id?: string
          kind?: string
          label?: string
          owner?: string
          position?: number
          seller_approved_at?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "deal_title_items_deal_id_fkey"
            columns: ["deal_id"]
            isOneToOne: false
            referencedRelation: "deal_title_files"
            referencedColumns: ["deal_id"]
          },
        ]
      }
      deals: {
        Row: {
          accepted_version: number
          address: string
          buyer_id: string | null
          created_at: string
          end_reason: string | null
          ended_at: string | null
          ended_by: string | null
          id: string
          is_plausible: boolean
          offer_id: string
          property_id: string | null
          seller_id: string | null
          state: string
          time_zone: string
          title: string
          version: number
          double_close: Json | null
          open_items: string[] | null
        }
        Insert: {
          accepted_version: number
          address: string
          buyer_id?: string | null
          created_at?: string
          end_reason?: string | null
          ended_at?: string | null
          ended_by?: string | null
          id?: string
          is_plausible?: boolean
          offer_id: string
          property_id?: string | null
          seller_id?: string | null
          state?: string
          time_zone: string
          title: string
          version: number
        }
        Update: {
          accepted_version?: number
          address?: string
          buyer_id?: string | null
          created_at?: string
          end_reason?: string | null
          ended_at?: string | null
          ended_by?: string | null
          id?: string
          is_plausible?: boolean
          offer_id?: string
          property_id?: string | null
          seller_id?: string | null
          state?: string
          time_zone?: string
          title?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "deals_buyer_id_fkey"
            columns: ["buyer_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deals_offer_id_fkey"
            columns: ["offer_id"]
            isOneToOne: true
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deals_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deals_seller_id_fkey"
            columns: ["seller_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      event_links: {
        Row: {
          event_id: string
          url: string
        }
        Insert: {
          event_id: string
          url: string
        }
        Update: {
          event_id?: string
          url?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_links_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: true
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_registrations: {
        Row: {
          created_at: string
          event_id: string
          id: string
          reminded_at: string | null
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          event_id: string
          id?: string
          reminded_at?: string | null
          status: string
          user_id: string
        }
        Update: {
          created_at?: string
          event_id?: string
          id?: string
          reminded_at?: string | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_registrations_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_registrations_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      events: {
        Row: {
          capacity: number | null
          created_at: string
          description: string
          edited_at: string
          ends_at: string
          exclusive: boolean
          format: string
          id: string
          location: string | null
          payment_instructions: string | null
          price_usd: number | null
          reason: string | null
          registered: number
          removed_at: string | null
          search_text: string | null
          starts_at: string
          status: string
          time_zone: string
          title: string
          user_id: string | null
          waitlisted: number
          my_registration: string | null
          summary: string | null
        }
        Insert: {
          capacity?: number | null
          created_at?: string
          description: string
          edited_at?: string
          ends_at: string
          exclusive?: boolean
          format: string
          id?: string
          location?: string | null
          payment_instructions?: string | null
          price_usd?: number | null
          reason?: string | null
          registered?: number
          removed_at?: string | null
          search_text?: never
          starts_at: string
          status?: string
          time_zone: string
          title: string
          user_id?: string | null
          waitlisted?: number
        }
        Update: {
          capacity?: number | null
          created_at?: string
          description?: string
          edited_at?: string
          ends_at?: string
          exclusive?: boolean
          format?: string
          id?: string
          location?: string | null
          payment_instructions?: string | null
          price_usd?: number | null
          reason?: string | null
          registered?: number
          removed_at?: string | null
          search_text?: never
          starts_at?: string
          status?: string
          time_zone?: string
          title?: string
          user_id?: string | null
          waitlisted?: number
        }
        Relationships: [
          {
            foreignKeyName: "events_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      feed_addresses: {
        Row: {
          created_at: string
          id: string
          kind: string
          last_used_at: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          kind: string
          last_used_at?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          kind?: string
          last_used_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "feed_addresses_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      feed_comments: {
        Row: {
          content: string
          created_at: string
          edited_at: string | null
          id: string
          post_id: string
          removed_at: string | null
          user_id: string
        }
        Insert: {
          content: string
          created_at?: string
          edited_at?: string | null
          id?: string
          post_id: string
          removed_at?: string | null
          user_id: string
        }
        Update: {
          content?: string
          created_at?: string
          edited_at?: string | null
          id?: string
          post_id?: string
          removed_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "feed_comments_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "feed_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "feed_comments_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      feed_likes: {
        Row: {
          created_at: string
          id: string
          post_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          post_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          post_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "feed_likes_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "feed_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "feed_likes_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      feed_posts: {
        Row: {
          comments: number
          content: string
          created_at: string
          edited_at: string | null
          id: string
          image: string | null
          image_height: number | null
          image_width: number | null
          likes: number
          location: string | null
          removed_at: string | null
          subtype: string | null
          tags: string[]
          title: string
          type: string
          user_id: string
          excerpt: string | null
          liked: boolean | null
        }
        Insert: {
          comments?: number
          content: string
          created_at?: string
          edited_at?: string | null
          id?: string
          image?: string | null
          image_height?: number | null
          image_width?: number | null
          likes?: number
          location?: string | null
          removed_at?: string | null
          subtype?: string | null
          tags?: string[]
          title: string
          type?: string
          user_id: string
        }
        Update: {
          comments?: number
          content?: string
          created_at?: string
          edited_at?: string | null
          id?: string
          image?: string | null
          image_height?: number | null
          image_width?: number | null
          likes?: number
          location?: string | null
          removed_at?: string | null
          subtype?: string | null
          tags?: string[]
          title?: string
          type?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "feed_posts_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      follows: {
        Row: {
          created_at: string
          followed_id: string
          follower_id: string
          id: string
        }
        Insert: {
          created_at?: string
          followed_id: string
          follower_id: string
          id?: string
        }
        Update: {
          created_at?: string
          followed_id?: string
          follower_id?: string
          id?: string
        }
        Relationships: [
          {
            foreignKeyName: "follows_followed_id_fkey"
            columns: ["followed_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "follows_follower_id_fkey"
            columns: ["follower_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      forum_posts: {
        Row: {
          content: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: string
          number: number
          parent_post_id: string | null
          path: number[]
          removed_at: string | null
          topic_id: string
          user_id: string | null
        }
        Insert: {
          content: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id?: string
          number?: number
          parent_post_id?: string | null
          path?: number[]
          removed_at?: string | null
          topic_id: string
          user_id?: string | null
        }
        Update: {
          content?: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id?: string
          number?: number
          parent_post_id?: string | null
          path?: number[]
          removed_at?: string | null
          topic_id?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "forum_posts_parent_post_id_fkey"
            columns: ["parent_post_id"]
            isOneToOne: false
            referencedRelation: "forum_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "forum_posts_topic_id_fkey"
            columns: ["topic_id"]
            isOneToOne: false
            referencedRelation: "forum_topics"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "forum_posts_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      forum_topics: {
        Row: {
          created_at: string
          forum_id: string
          id: string
          last_number: number
          last_reply_at: string
          posts: number
          removed_at: string | null
          title: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          forum_id: string
          id?: string
          last_number?: number
          last_reply_at?: string
          posts?: number
          removed_at?: string | null
          title: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          forum_id?: string
          id?: string
          last_number?: number
          last_reply_at?: string
          posts?: number
          removed_at?: string | null
          title?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "forum_topics_forum_id_fkey"
            columns: ["forum_id"]
            isOneToOne: false
            referencedRelation: "forums"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "forum_topics_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      forums: {
        Row: {
          created_at: string
          description: string
          id: string
          last_activity_at: string | null
          posts: number
          title: string
          topics: number
          user_id: string | null
        }
        Insert: {
          created_at?: string
          description?: string
          id?: string
          last_activity_at?: string | null
          posts?: number
          title: string
          topics?: number
          user_id?: string | null
        }
        Update: {
          created_at?: string
          description?: string
          id?: string
          last_activity_at?: string | null
          posts?: number
          title?: string
          topics?: number
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "forums_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      granted_tiers: {
        Row: {
          granted_at: string
          tier: string
          user_id: string
        }
        Insert: {
          granted_at?: string
          tier: string
          user_id: string
        }
        Update: {
          granted_at?: string
          tier?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "granted_tiers_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      held_content: {
        Row: {
          created_at: string
          explanation: string | null
          member_id: string
          previous: NonNullable<Json>
          reason: string
          snapshot: NonNullable<Json>
          subject_id: string
          subject_kind: string
        }
        Insert: {
          created_at?: string
          explanation?: string | null
          member_id: string
          previous?: NonNullable<Json>
          reason: string
          snapshot: NonNullable<Json>
          subject_id: string
          subject_kind: string
        }
        Update: {
          created_at?: string
          explanation?: string | null
          member_id?: string
          previous?: NonNullable<Json>
          reason?: string
          snapshot?: NonNullable<Json>
          subject_id?: string
          subject_kind?: string
        }
        Relationships: [
          {
            foreignKeyName: "held_content_member_id_fkey"
            columns: ["member_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      ledger_entries: {
        Row: {
          actor: string
          content: string
          hash: string
          id: string
          kind: string
          offer_id: string
          recorded_at: string
          seq: number
        }
        Insert: {
          actor: string
          content: string
          hash: string
          id?: string
          kind: string
          offer_id: string
          recorded_at: string
          seq: number
        }
        Update: {
          actor?: string
          content?: string
          hash?: string
          id?: string
          kind?: string
          offer_id?: string
          recorded_at?: string
          seq?: number
        }
        Relationships: [
          {
            foreignKeyName: "ledger_entries_offer_id_fkey"
            columns: ["offer_id"]
            isOneToOne: false
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
        ]
      }
      ledger_roots: {
        Row: {
          day: string
          leaf_count: number
          root: string
          sealed_at: string
          stamped_at: string | null
          tsa_token: string | null
        }
        Insert: {
          day: string
          leaf_count: number
          root: string
          sealed_at?: string
          stamped_at?: string | null
          tsa_token?: string | null
        }
        Update: {
          day?: string
          leaf_count?: number
          root?: string
          sealed_at?: string
          stamped_at?: string | null
          tsa_token?: string | null
        }
        Relationships: []
      }
      ledger_texts: {
        Row: {
          author_id: string | null
          field: string
          offer_id: string
          salt: string
          seq: number
          text: string
        }
        Insert: {
          author_id?: string | null
          field: string
          offer_id: string
          salt: string
          seq: number
          text: string
        }
        Update: {
          author_id?: string | null
          field?: string
          offer_id?: string
          salt?: string
          seq?: number
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: "ledger_texts_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ledger_texts_offer_id_seq_fkey"
            columns: ["offer_id", "seq"]
            isOneToOne: false
            referencedRelation: "ledger_entries"
            referencedColumns: ["offer_id", "seq"]
          },
        ]
      }
      listing_answers: {
        Row: {
          content: string
          created_at: string
          edited_at: string | null
          id: string
          question_id: string
          removed_at: string | null
          user_id: string
        }
        Insert: {
          content: string
          created_at?: string
          edited_at?: string | null
          id?: string
          question_id: string
          removed_at?: string | null
          user_id: string
        }
        Update: {
          content?: string
          created_at?: string
          edited_at?: string | null
          id?: string
          question_id?: string
          removed_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_answers_question_id_fkey"
            columns: ["question_id"]
            isOneToOne: true
            referencedRelation: "listing_questions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_answers_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_claims: {
        Row: {
          asker_id: string | null
          denier_id: string | null
          found_at: string
          id: string
          keeper_id: string | null
          other_id: string
          property_id: string
          reason: string | null
          reasons: string[]
          settled_at: string | null
          settled_by: string | null
          state: string
          strength: string
          contracts: Json | null
        }
        Insert: {
          asker_id?: string | null
          denier_id?: string | null
          found_at?: string
          id?: string
          keeper_id?: string | null
          other_id: string
          property_id: string
          reason?: string | null
          reasons: string[]
          settled_at?: string | null
          settled_by?: string | null
          state?: string
          strength: string
        }
        Update: {
          asker_id?: string | null
          denier_id?: string | null
          found_at?: string
          id?: string
          keeper_id?: string | null
          other_id?: string
          property_id?: string
          reason?: string | null
          reasons?: string[]
          settled_at?: string | null
          settled_by?: string | null
          state?: string
          strength?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_claims_asker_id_fkey"
            columns: ["asker_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_claims_denier_id_fkey"
            columns: ["denier_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_claims_other_id_fkey"
            columns: ["other_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_claims_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_claims_settled_by_fkey"
            columns: ["settled_by"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_control: {
        Row: {
          asked_at: string | null
          checked: string[]
          checked_at: string | null
          confirmed_at: string
          ended_at: string | null
          ended_for: string | null
          property_id: string
          valid_until: string | null
        }
        Insert: {
          asked_at?: string | null
          checked?: string[]
          checked_at?: string | null
          confirmed_at?: string
          ended_at?: string | null
          ended_for?: string | null
          property_id: string
          valid_until?: string | null
        }
        Update: {
          asked_at?: string | null
          checked?: string[]
          checked_at?: string | null
          confirmed_at?: string
          ended_at?: string | null
          ended_for?: string | null
          property_id?: string
          valid_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "listing_control_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: true
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_days: {
        Row: {
          contacts: number
          day: string
          messages: number
          property_id: string
          saves: number
          views: number
        }
        Insert: {
          contacts?: number
          day: string
          messages?: number
          property_id: string
          saves?: number
          views?: number
        }
        Update: {
          contacts?: number
          day?: string
          messages?: number
          property_id?: string
          saves?: number
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "listing_days_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_document_requests: {
        Row: {
          decided_at: string | null
          id: string
          member_id: string
          note: string | null
          property_id: string
          requested_at: string
          status: string
        }
        Insert: {
          decided_at?: string | null
          id?: string
          member_id: string
          note?: string | null
          property_id: string
          requested_at?: string
          status?: string
        }
        Update: {
          decided_at?: string | null
          id?: string
          member_id?: string
          note?: string | null
          property_id?: string
          requested_at?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_document_requests_member_id_fkey"
            columns: ["member_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_document_requests_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_documents: {
        Row: {
          access: string
          created_at: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          position: number
          property_id: string
          size: number
          version: string | null
        }
        Insert: {
          access: string
          created_at?: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          position: number
          property_id: string
          size: number
          version?: string | null
        }
        Update: {
          access?: string
          created_at?: string
          id?: string
          kind?: string
          mime_type?: string
          name?: string
          path?: string
          position?: number
          property_id?: string
          size?: number
          version?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "listing_documents_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_drafts: {
        Row: {
          address_key: string | null
          created_at: string
          fields: NonNullable<Json>
          id: string
          import_id: string | null
          line: number | null
          photo_urls: string[]
          pictures: string[]
          updated_at: string
          user_id: string
          external_id: string | null
        }
        Insert: {
          address_key?: never
          created_at?: string
          fields: NonNullable<Json>
          id: string
          import_id?: string | null
          line?: number | null
          photo_urls?: string[]
          pictures?: string[]
          updated_at?: string
          user_id: string
        }
        Update: {
          address_key?: never
          created_at?: string
          fields?: NonNullable<Json>
          id?: string
          import_id?: string | null
          line?: number | null
          photo_urls?: string[]
          pictures?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_drafts_import_id_fkey"
            columns: ["import_id"]
            isOneToOne: false
            referencedRelation: "listing_imports"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_drafts_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_import_mappings: {
        Row: {
          columns_hash: string
          mapping: NonNullable<Json>
          used_at: string
          user_id: string
        }
        Insert: {
          columns_hash: string
          mapping: NonNullable<Json>
          used_at?: string
          user_id: string
        }
        Update: {
          columns_hash?: string
          mapping?: NonNullable<Json>
          used_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_import_mappings_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_imports: {
        Row: {
          created_at: string
          file_name: string
          id: string
          row_count: number
          stored: number
          user_id: string
        }
        Insert: {
          created_at?: string
          file_name: string
          id: string
          row_count: number
          stored?: number
          user_id: string
        }
        Update: {
          created_at?: string
          file_name?: string
          id?: string
          row_count?: number
          stored?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_imports_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_invitations: {
        Row: {
          created_at: string
          id: string
          property_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          property_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          property_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_invitations_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_invitations_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_prices: {
        Row: {
          changed_at: string
          id: number
          price: number
          property_id: string
        }
        Insert: {
          changed_at?: string
          id?: never
          price: number
          property_id: string
        }
        Update: {
          changed_at?: string
          id?: never
          price?: number
          property_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_prices_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_questions: {
        Row: {
          answered_at: string | null
          content: string
          created_at: string
          hidden_at: string | null
          id: string
          property_id: string
          removed_at: string | null
          user_id: string
        }
        Insert: {
          answered_at?: string | null
          content: string
          created_at?: string
          hidden_at?: string | null
          id: string
          property_id: string
          removed_at?: string | null
          user_id: string
        }
        Update: {
          answered_at?: string | null
          content?: string
          created_at?: string
          hidden_at?: string | null
          id?: string
          property_id?: string
          removed_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_questions_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_questions_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_reviews: {
        Row: {
          approved_listing: Json | null
          checked: string[]
          decided_at: string | null
          decision: string | null
          due_at: string | null
          id: string
          moved_at: string | null
          property_id: string
          reason: string | null
          requested_at: string
          reviewer_id: string | null
          valid_until: string | null
          contracts: Json | null
        }
        Insert: {
          approved_listing?: Json | null
          checked?: string[]
          decided_at?: string | null
          decision?: string | null
          due_at?: string | null
          id?: string
          moved_at?: string | null
          property_id: string
          reason?: string | null
          requested_at?: string
          reviewer_id?: string | null
          valid_until?: string | null
        }
        Update: {
          approved_listing?: Json | null
          checked?: string[]
          decided_at?: string | null
          decision?: string | null
          due_at?: string | null
          id?: string
          moved_at?: string | null
          property_id?: string
          reason?: string | null
          requested_at?: string
          reviewer_id?: string | null
          valid_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "listing_reviews_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "listing_reviews_reviewer_id_fkey"
            columns: ["reviewer_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_showing_notes: {
        Row: {
          notes: string
          showing_id: string
        }
        Insert: {
          notes: string
          showing_id: string
        }
        Update: {
          notes?: string
          showing_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_showing_notes_showing_id_fkey"
            columns: ["showing_id"]
            isOneToOne: true
            referencedRelation: "listing_showings"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_showings: {
        Row: {
          booked: number
          canceled_at: string | null
          capacity: number
          created_at: string
          ends_at: string
          id: string
          property_id: string
          starts_at: string
          time_zone: string
        }
        Insert: {
          booked?: number
          canceled_at?: string | null
          capacity: number
          created_at?: string
          ends_at: string
          id: string
          property_id: string
          starts_at: string
          time_zone: string
        }
        Update: {
          booked?: number
          canceled_at?: string | null
          capacity?: number
          created_at?: string
          ends_at?: string
          id?: string
          property_id?: string
          starts_at?: string
          time_zone?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_showings_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_terms: {
        Row: {
          access_instructions: string | null
          assignment_fee: number | null
          closing_on: string | null
          contract_assignable: string | null
          contract_expires_on: string | null
          contract_inspection_on: string | null
          contract_price: number | null
          contract_shared: boolean
          earnest_money: number | null
          funds_required: boolean
          property_id: string
        }
        Insert: {
          access_instructions?: string | null
          assignment_fee?: number | null
          closing_on?: string | null
          contract_assignable?: string | null
          contract_expires_on?: string | null
          contract_inspection_on?: string | null
          contract_price?: number | null
          contract_shared?: boolean
          earnest_money?: number | null
          funds_required?: boolean
          property_id: string
        }
        Update: {
          access_instructions?: string | null
          assignment_fee?: number | null
          closing_on?: string | null
          contract_assignable?: string | null
          contract_expires_on?: string | null
          contract_inspection_on?: string | null
          contract_price?: number | null
          contract_shared?: boolean
          earnest_money?: number | null
          funds_required?: boolean
          property_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "listing_terms_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: true
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      listing_values: {
        Row: {
          as_of: string
          comps: NonNullable<Json>
          high: number | null
          kind: string
          low: number | null
          property_id: string
          sources: NonNullable<Json>
          value: number | null
          why: string | null
        }
        Insert: {
          as_of: string
          comps?: NonNullable<Json>
          high?: number | null
          kind: string
          low?: number | null
          property_id: string
          sources?: NonNullable<Json>
          value?: number | null
          why?: string | null
        }
        Update: {
          as_of?: string
          comps?: NonNullable<Json>
          high?: number | null
          kind?: string
          low?: number | null
          property_id?: string
          sources?: NonNullable<Json>
          value?: number | null
          why?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "listing_values_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
        ]
      }
      member_activity: {
        Row: {
          days_active: number
          last_active_on: string | null
          reads: number
          user_id: string
        }
        Insert: {
          days_active?: number
          last_active_on?: string | null
          reads?: number
          user_id: string
        }
        Update: {
          days_active?: number
          last_active_on?: string | null
          reads?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_activity_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      member_blocks: {
        Row: {
          blocked_id: string
          blocker_id: string
          created_at: string
          id: string
        }
        Insert: {
          blocked_id: string
          blocker_id: string
          created_at?: string
          id?: string
        }
        Update: {
          blocked_id?: string
          blocker_id?: string
          created_at?: string
          id?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_blocks_blocked_id_fkey"
            columns: ["blocked_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "member_blocks_blocker_id_fkey"
            columns: ["blocker_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      member_contacts: {
        Row: {
          email: string
          phone: string | null
          user_id: string
          website: string | null
        }
        Insert: {
          email: string
          phone?: string | null
          user_id: string
          website?: string | null
        }
        Update: {
          email?: string
          phone?: string | null
          user_id?: string
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "member_contacts_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      member_details: {
        Row: {
          getting_started_dismissed: boolean
          home_county: string | null
          home_state: string | null
          industries: string[]
          roles: string[]
          shown: boolean
          user_id: string
        }
        Insert: {
          getting_started_dismissed?: boolean
          home_county?: string | null
          home_state?: string | null
          industries?: string[]
          roles?: string[]
          shown?: boolean
          user_id: string
        }
        Update: {
          getting_started_dismissed?: boolean
          home_county?: string | null
          home_state?: string | null
          industries?: string[]
          roles?: string[]
          shown?: boolean
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_details_home_state_home_county_fkey"
            columns: ["home_state", "home_county"]
            isOneToOne: false
            referencedRelation: "counties"
            referencedColumns: ["state", "name"]
          },
          {
            foreignKeyName: "member_details_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      member_markets: {
        Row: {
          county: string
          state: string
          user_id: string
        }
        Insert: {
          county: string
          state: string
          user_id: string
        }
        Update: {
          county?: string
          state?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_markets_state_county_fkey"
            columns: ["state", "county"]
            isOneToOne: false
            referencedRelation: "counties"
            referencedColumns: ["state", "name"]
          },
          {
            foreignKeyName: "member_markets_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      member_responses: {
        Row: {
          member_id: string
          responder_id: string
        }
        Insert: {
          member_id: string
          responder_id: string
        }
        Update: {
          member_id?: string
          responder_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_responses_member_id_fkey"
            columns: ["member_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      member_reviews: {
        Row: {
          answer: string | null
          answered_at: string | null
          author_id: string
          basis: string | null
          basis_on: string | null
          basis_title: string | null
          created_at: string
          edited_at: string | null
          id: string
          member_id: string
          rating: number
          removed_at: string | null
          text: string
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          author_id: string
          basis?: string | null
          basis_on?: string | null
          basis_title?: string | null
          created_at?: string
          edited_at?: string | null
          id?: string
          member_id: string
          rating: number
          removed_at?: string | null
          text: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          author_id?: string
          basis?: string | null
          basis_on?: string | null
          basis_title?: string | null
          created_at?: string
          edited_at?: string | null
          id?: string
          member_id?: string
          rating?: number
          removed_at?: string | null
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_reviews_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "member_reviews_member_id_fkey"
            columns: ["member_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      member_stats: {
        Row: {
          connections: number
          followers: number
          following: number
          profile_views: number
          ratings: number[]
          user_id: string
        }
        Insert: {
          connections?: number
          followers?: number
          following?: number
          profile_views?: number
          ratings?: number[]
          user_id: string
        }
        Update: {
          connections?: number
          followers?: number
          following?: number
          profile_views?: number
          ratings?: number[]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_stats_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      membership_plans: {
        Row: {
          amount: number
          description: string
          id: string
          interval: string
          mode: string
          name: string
          offered: boolean
          position: number
          price_id: string
          product_id: string
          tier: string
        }
        Insert: {
          amount: number
          description: string
          id: string
          interval: string
          mode?: string
          name: string
          offered?: boolean
          position: number
          price_id: string
          product_id: string
          tier: string
        }
        Update: {
          amount?: number
          description?: string
          id?: string
          interval?: string
          mode?: string
          name?: string
          offered?: boolean
          position?: number
          price_id?: string
          product_id?: string
          tier?: string
        }
        Relationships: []
      }
      membership_rules: {
        Row: {
          entitlement: string
          position: number
          tiers: string[]
        }
        Insert: {
          entitlement: string
          position: number
          tiers: string[]
        }
        Update: {
          entitlement?: string
          position?: number
          tiers?: string[]
        }
        Relationships: []
      }
      message_attachments: {
        Row: {
          height: number | null
          id: string
          message_id: string
          mime_type: string
          name: string
          path: string | null
          position: number
          size: number
          version: string | null
          width: number | null
        }
        Insert: {
          height?: number | null
          id?: string
          message_id: string
          mime_type: string
          name: string
          path?: string | null
          position: number
          size: number
          version?: string | null
          width?: number | null
        }
        Update: {
          height?: number | null
          id?: string
          message_id?: string
          mime_type?: string
          name?: string
          path?: string | null
          position?: number
          size?: number
          version?: string | null
          width?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "message_attachments_message_id_fkey"
            columns: ["message_id"]
            isOneToOne: false
            referencedRelation: "messages"
            referencedColumns: ["id"]
          },
        ]
      }
      message_settings: {
        Row: {
          hide_push_details: boolean
          read_receipts: boolean
          user_id: string
        }
        Insert: {
          hide_push_details?: boolean
          read_receipts?: boolean
          user_id: string
        }
        Update: {
          hide_push_details?: boolean
          read_receipts?: boolean
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "message_settings_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      messages: {
        Row: {
          content: string
          conversation_id: string
          created_at: string
          id: string
          property_id: string | null
          removed_at: string | null
          type: string
          user_id: string | null
        }
        Insert: {
          content: string
          conversation_id: string
          created_at: string
          id: string
          property_id?: string | null
          removed_at?: string | null
          type: string
          user_id?: string | null
        }
        Update: {
          content?: string
          conversation_id?: string
          created_at?: string
          id?: string
          property_id?: string | null
          removed_at?: string | null
          type?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "messages_conversation_id_fkey"
            columns: ["conversation_id"]
            isOneToOne: false
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "messages_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "messages_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      moderation_actions: {
        Row: {
          action: string
          actor_id: string | null
          created_at: string
          id: string
          member_id: string | null
          note: string | null
          parent_id: string | null
          previous: NonNullable<Json>
          reason: string
          report_id: string | null
          subject_id: string
          subject_kind: string
          title: string | null
          until: string | null
        }
        Insert: {
          action: string
          actor_id?: string | null
          created_at?: string
          id?: string
          member_id?: string | null
          note?: string | null
          parent_id?: string | null
          previous?: NonNullable<Json>
          reason: string
          report_id?: string | null
          subject_id: string
          subject_kind: string
          title?: string | null
          until?: string | null
        }
        Update: {
          action?: string
          actor_id?: string | null
          created_at?: string
          id?: string
          member_id?: string | null
          note?: string | null
          parent_id?: string | null
          previous?: NonNullable<Json>
          reason?: string
          report_id?: string | null
          subject_id?: string
          subject_kind?: string
          title?: string | null
          until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "moderation_actions_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "moderation_actions_member_id_fkey"
            columns: ["member_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "moderation_actions_parent_id_fkey"
            columns: ["parent_id"]
            isOneToOne: false
            referencedRelation: "moderation_actions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "moderation_actions_report_id_fkey"
            columns: ["report_id"]
            isOneToOne: false
            referencedRelation: "reports"
            referencedColumns: ["id"]
          },
        ]
      }
      moderation_appeals: {
        Row: {
          action_id: string
          answer: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          decision: string | null
          id: string
          member_id: string
          message: string
        }
        Insert: {
          action_id: string
          answer?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision?: string | null
          id?: string
          member_id: string
          message: string
        }
        Update: {
          action_id?: string
          answer?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision?: string | null
          id?: string
          member_id?: string
          message?: string
        }
        Relationships: [
          {
            foreignKeyName: "moderation_appeals_action_id_fkey"
            columns: ["action_id"]
            isOneToOne: true
            referencedRelation: "moderation_actions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "moderation_appeals_decided_by_fkey"
            columns: ["decided_by"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "moderation_appeals_member_id_fkey"
            columns: ["member_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_kinds: {
        Row: {
          kind: string
          mail: boolean
          push: boolean
        }
        Insert: {
          kind: string
          mail?: boolean
          push?: boolean
        }
        Update: {
          kind?: string
          mail?: boolean
          push?: boolean
        }
        Relationships: []
      }
      notification_settings: {
        Row: {
          in_app: boolean
          kind: string
          mail: boolean | null
          push: boolean | null
          user_id: string
        }
        Insert: {
          in_app?: boolean
          kind: string
          mail?: boolean | null
          push?: boolean | null
          user_id: string
        }
        Update: {
          in_app?: boolean
          kind?: string
          mail?: boolean | null
          push?: boolean | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notification_settings_kind_fkey"
            columns: ["kind"]
            isOneToOne: false
            referencedRelation: "notification_kinds"
            referencedColumns: ["kind"]
          },
          {
            foreignKeyName: "notification_settings_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      notifications: {
        Row: {
          actor_id: string | null
          created_at: string
          data: NonNullable<Json>
          id: string
          kind: string
          read_at: string | null
          subject_id: string | null
          user_id: string
          by_name: string | null
        }
        Insert: {
          actor_id?: string | null
          created_at?: string
          data?: NonNullable<Json>
          id?: string
          kind: string
          read_at?: string | null
          subject_id?: string | null
          user_id: string
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          data?: NonNullable<Json>
          id?: string
          kind?: string
          read_at?: string | null
          subject_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notifications_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_kind_fkey"
            columns: ["kind"]
            isOneToOne: false
            referencedRelation: "notification_kinds"
            referencedColumns: ["kind"]
          },
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      offer_versions: {
        Row: {
          author: string
          claims: Json | null
          closing_on: string
          contingencies: string[]
          created_at: string
          earnest_due_days: number | null
          earnest_due_hours: number | null
          earnest_holder: string | null
          earnest_money: number
          earnest_refund_days: number | null
          expires_at: string
          extension_fee: number
          financing: string
          inspection_days: number
          jv_share_pct: number
          offer_id: string
          price: number
          second_deposit: number
          second_deposit_days: number | null
          seller_credit: number
          time_zone: string
          version: number
        }
        Insert: {
          author: string
          claims?: Json | null
          closing_on: string
          contingencies?: string[]
          created_at?: string
          earnest_due_days?: number | null
          earnest_due_hours?: number | null
          earnest_holder?: string | null
          earnest_money: number
          earnest_refund_days?: number | null
          expires_at: string
          extension_fee?: number
          financing: string
          inspection_days?: number
          jv_share_pct?: number
          offer_id: string
          price: number
          second_deposit?: number
          second_deposit_days?: number | null
          seller_credit?: number
          time_zone: string
          version: number
        }
        Update: {
          author?: string
          claims?: Json | null
          closing_on?: string
          contingencies?: string[]
          created_at?: string
          earnest_due_days?: number | null
          earnest_due_hours?: number | null
          earnest_holder?: string | null
          earnest_money?: number
          earnest_refund_days?: number | null
          expires_at?: string
          extension_fee?: number
          financing?: string
          inspection_days?: number
          jv_share_pct?: number
          offer_id?: string
          price?: number
          second_deposit?: number
          second_deposit_days?: number | null
          seller_credit?: number
          time_zone?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "offer_versions_offer_id_fkey"
            columns: ["offer_id"]
            isOneToOne: false
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
        ]
      }
      offers: {
        Row: {
          address: string
          backup_rank: number | null
          buyer_id: string | null
          buyer_name: string | null
          capacity: string | null
          changed_at: string
          company: string | null
          company_state: string | null
          created_at: string
          end_reason: string | null
          held_at: string | null
          id: string
          opened_at: string | null
          property_id: string | null
          proposer: string
          required_share: number
          respond_by: string
          seller_id: string | null
          seller_name: string | null
          state: string
          title: string
          version: number
        }
        Insert: {
          address: string
          backup_rank?: number | null
          buyer_id?: string | null
          buyer_name?: string | null
          capacity?: string | null
          changed_at?: string
          company?: string | null
          company_state?: string | null
          created_at?: string
          end_reason?: string | null
          held_at?: string | null
          id: string
          opened_at?: string | null
          property_id?: string | null
          proposer?: string
          required_share?: number
          respond_by: string
          seller_id?: string | null
          seller_name?: string | null
          state: string
          title: string
          version?: number
        }
        Update: {
          address?: string
          backup_rank?: number | null
          buyer_id?: string | null
          buyer_name?: string | null
          capacity?: string | null
          changed_at?: string
          company?: string | null
          company_state?: string | null
          created_at?: string
          end_reason?: string | null
          held_at?: string | null
          id?: string
          opened_at?: string | null
          property_id?: string | null
          proposer?: string
          required_share?: number
          respond_by?: string
          seller_id?: string | null
          seller_name?: string | null
          state?: string
          title?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "offers_buyer_id_fkey"
            columns: ["buyer_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_seller_id_fkey"
            columns: ["seller_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      pipeline_cards: {
        Row: {
          address: string | null
          created_at: string
          id: string
          notes: string
          notes_version: number
          position: number
          price: number | null
          property_id: string | null
          stage: string
          stage_changed_at: string
          title: string
          updated_at: string
          user_id: string
          contract_price: number | null
          next_task: Json | null
          offered_price: number | null
        }
        Insert: {
          address?: string | null
          created_at?: string
          id?: string
          notes?: string
          notes_version?: number
          position?: number
          price?: number | null
          property_id?: string | null
          stage?: string
          stage_changed_at?: string
          title: string
          updated_at?: string
          user_id: string
        }
        Update: {
          address?: string | null
          created_at?: string
          id?: string
          notes?: string
          notes_version?: number
          position?: number
          price?: number | null
          property_id?: string | null
          stage?: string
          stage_changed_at?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "pipeline_cards_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "pipeline_cards_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      pipeline_files: {
        Row: {
          card_id: string
          created_at: string
          id: string
          mime_type: string
          name: string
          path: string
          size: number
          user_id: string
        }
        Insert: {
          card_id: string
          created_at?: string
          id: string
          mime_type: string
          name: string
          path: string
          size: number
          user_id: string
        }
        Update: {
          card_id?: string
          created_at?: string
          id?: string
          mime_type?: string
          name?: string
          path?: string
          size?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "pipeline_files_card_id_fkey"
            columns: ["card_id"]
            isOneToOne: false
            referencedRelation: "pipeline_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "pipeline_files_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      pipeline_tasks: {
        Row: {
          card_id: string
          created_at: string
          done_at: string | null
          due_at: string | null
          due_on: string | null
          id: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          card_id: string
          created_at?: string
          done_at?: string | null
          due_at?: string | null
          due_on?: string | null
          id?: string
          title: string
          updated_at?: string
          user_id: string
        }
        Update: {
          card_id?: string
          created_at?: string
          done_at?: string | null
          due_at?: string | null
          due_on?: string | null
          id?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "pipeline_tasks_card_id_fkey"
            columns: ["card_id"]
            isOneToOne: false
            referencedRelation: "pipeline_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "pipeline_tasks_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      profile_views: {
        Row: {
          id: number
          member_id: string
          viewed_on: string
          viewer_id: string
        }
        Insert: {
          id?: never
          member_id: string
          viewed_on?: string
          viewer_id: string
        }
        Update: {
          id?: never
          member_id?: string
          viewed_on?: string
          viewer_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "profile_views_member_id_fkey"
            columns: ["member_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "profile_views_viewer_id_fkey"
            columns: ["viewer_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      proof_log: {
        Row: {
          actor_id: string | null
          created_at: string
          details: NonNullable<Json>
          id: number
          proof_id: string
          step: string
        }
        Insert: {
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          proof_id: string
          step: string
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          proof_id?: string
          step?: string
        }
        Relationships: [
          {
            foreignKeyName: "proof_log_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "proof_log_proof_id_fkey"
            columns: ["proof_id"]
            isOneToOne: false
            referencedRelation: "proofs_of_funds"
            referencedColumns: ["id"]
          },
        ]
      }
      proof_shares: {
        Row: {
          offer_id: string
          proof_id: string
          revoked_at: string | null
          shared_at: string
        }
        Insert: {
          offer_id: string
          proof_id: string
          revoked_at?: string | null
          shared_at?: string
        }
        Update: {
          offer_id?: string
          proof_id?: string
          revoked_at?: string | null
          shared_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "proof_shares_offer_id_fkey"
            columns: ["offer_id"]
            isOneToOne: false
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "proof_shares_proof_id_fkey"
            columns: ["proof_id"]
            isOneToOne: false
            referencedRelation: "proofs_of_funds"
            referencedColumns: ["id"]
          },
        ]
      }
      proofs_of_funds: {
        Row: {
          amount: number
          created_at: string
          decided_at: string | null
          expires_on: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          reason: string | null
          reminded_at: string | null
          reviewer_id: string | null
          sha256: string
          size: number
          status: string
          user_id: string
        }
        Insert: {
          amount: number
          created_at?: string
          decided_at?: string | null
          expires_on: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          reason?: string | null
          reminded_at?: string | null
          reviewer_id?: string | null
          sha256: string
          size: number
          status?: string
          user_id: string
        }
        Update: {
          amount?: number
          created_at?: string
          decided_at?: string | null
          expires_on?: string
          id?: string
          kind?: string
          mime_type?: string
          name?: string
          path?: string
          reason?: string | null
          reminded_at?: string | null
          reviewer_id?: string | null
          sha256?: string
          size?: number
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "proofs_of_funds_reviewer_id_fkey"
            columns: ["reviewer_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "proofs_of_funds_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      properties: {
        Row: {
          address: string
          annual_expenses: NonNullable<Json>
          apn: string | null
          arv: number | null
          balloon_years: number | null
          bathrooms: number
          bedrooms: number
          cap_rate: number | null
          city: string
          condition: string | null
          county: string | null
          created_at: string
          description: string
          dislikes: number
          down_payment_pct: number | null
          dropped_from: number | null
          existing_loan_arrears: number | null
          existing_loan_balance: number | null
          existing_loan_months: number | null
          existing_loan_rate: number | null
          financing: string | null
          held_at: string | null
          id: string
          images: string[]
          jv_share_pct: number
          latitude: number
          likes: number
          longitude: number
          lot_sqft: number
          monthly_rent: number | null
          noi: number | null
          occupancy: string
          off_market_contract: boolean
          other_monthly_income: number | null
          parking: string | null
          photos_taken_on: string | null
          previous_price: number | null
          price: number
          price_changed_at: string | null
          priority: boolean
          property_type: string
          public_since: string | null
          removed_at: string | null
          repair_cost: number | null
          sales_status: string | null
          saves: number
          search_text: string
          seller_note_amount: number | null
          seller_note_interest_only_years: number | null
          seller_note_rate: number | null
          sqft: number
          standing_price: number | null
          state: string
          status: string
          status_changed_at: string | null
          title: string
          unit_mix: Json | null
          units: number | null
          updated_at: string
          user_id: string
          vacancy_pct: number | null
          verified: boolean
          view_count: number
          year_built: number | null
          zip: string
          zoning: string | null
          area: Json | null
          external_id: string | null
          match_score: number | null
          saved: boolean | null
          unreviewed_changes: string[] | null
        }
        Insert: {
          address: string
          annual_expenses?: NonNullable<Json>
          apn?: string | null
          arv?: number | null
          balloon_years?: number | null
          bathrooms?: number
          bedrooms?: number
          cap_rate?: never
          city: string
          condition?: string | null
          county?: string | null
          created_at?: string
          description: string
          dislikes?: number
          down_payment_pct?: number | null
          dropped_from?: never
          existing_loan_arrears?: number | null
          existing_loan_balance?: number | null
          existing_loan_months?: number | null
          existing_loan_rate?: number | null
          financing?: string | null
          held_at?: string | null
          id?: string
          images?: string[]
          jv_share_pct?: number
          latitude: number
          likes?: number
          longitude: number
          lot_sqft?: number
          monthly_rent?: number | null
          noi?: number | null
          occupancy?: string
          off_market_contract?: boolean
          other_monthly_income?: number | null
          parking?: string | null
          photos_taken_on?: string | null
          previous_price?: number | null
          price: number
          price_changed_at?: string | null
          priority?: boolean
          property_type: string
          public_since?: string | null
          removed_at?: string | null
          repair_cost?: number | null
          sales_status?: string | null
          saves?: number
          search_text?: never
          seller_note_amount?: number | null
          seller_note_interest_only_years?: number | null
          seller_note_rate?: number | null
          sqft?: number
          standing_price?: number | null
          state: string
          status?: string
          status_changed_at?: string | null
          title: string
          unit_mix?: Json | null
          units?: number | null
          updated_at?: string
          user_id: string
          vacancy_pct?: number | null
          verified?: boolean
          view_count?: number
          year_built?: number | null
          zip: string
          zoning?: string | null
        }
        Update: {
          address?: string
          annual_expenses?: NonNullable<Json>
          apn?: string | null
          arv?: number | null
          balloon_years?: number | null
          bathrooms?: number
          bedrooms?: number
          cap_rate?: never
          city?: string
          condition?: string | null
          county?: string | null
          created_at?: string
          description?: string
          dislikes?: number
          down_payment_pct?: number | null
          dropped_from?: never
          existing_loan_arrears?: number | null
          existing_loan_balance?: number | null
          existing_loan_months?: number | null
          existing_loan_rate?: number | null
          financing?: string | null
          held_at?: string | null
          id?: string
          images?: string[]
          jv_share_pct?: number
          latitude?: number
          likes?: number
          longitude?: number
          lot_sqft?: number
          monthly_rent?: number | null
          noi?: number | null
          occupancy?: string
          off_market_contract?: boolean
          other_monthly_income?: number | null
          parking?: string | null
          photos_taken_on?: string | null
          previous_price?: number | null
          price?: number
          price_changed_at?: string | null
          priority?: boolean
          property_type?: string
          public_since?: string | null
          removed_at?: string | null
          repair_cost?: number | null
          sales_status?: string | null
          saves?: number
          search_text?: never
          seller_note_amount?: number | null
          seller_note_interest_only_years?: number | null
          seller_note_rate?: number | null
          sqft?: number
          standing_price?: number | null
          state?: string
          status?: string
          status_changed_at?: string | null
          title?: string
          unit_mix?: Json | null
          units?: number | null
          updated_at?: string
          user_id?: string
          vacancy_pct?: number | null
          verified?: boolean
          view_count?: number
          year_built?: number | null
          zip?: string
          zoning?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "properties_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      property_feedback: {
        Row: {
          created_at: string
          feedback_type: string
          id: string
          property_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          feedback_type: string
          id?: string
          property_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          feedback_type?: string
          id?: string
          property_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "property_feedback_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "property_feedback_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      property_submissions: {
        Row: {
          address: string
          condition: string
          created_at: string
          decided_at: string | null
          id: string
          lot_sqft: number | null
          price: number
          property_id: string | null
          property_type: string
          reason: string | null
          reviewer_id: string | null
          sqft: number
          status: string
          submitted_at: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          address: string
          condition: string
          created_at?: string
          decided_at?: string | null
          id: string
          lot_sqft?: number | null
          price: number
          property_id?: string | null
          property_type: string
          reason?: string | null
          reviewer_id?: string | null
          sqft: number
          status?: string
          submitted_at?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          address?: string
          condition?: string
          created_at?: string
          decided_at?: string | null
          id?: string
          lot_sqft?: number | null
          price?: number
          property_id?: string | null
          property_type?: string
          reason?: string | null
          reviewer_id?: string | null
          sqft?: number
          status?: string
          submitted_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "property_submissions_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "property_submissions_reviewer_id_fkey"
            columns: ["reviewer_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "property_submissions_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      push_subscriptions: {
        Row: {
          auth: string
          created_at: string
          device: string
          endpoint: string
          failing_since: string | null
          id: string
          last_success_at: string | null
          p256dh: string
          refused_at: string | null
          session_id: string
          user_id: string
        }
        Insert: {
          auth: string
          created_at?: string
          device: string
          endpoint: string
          failing_since?: string | null
          id?: string
          last_success_at?: string | null
          p256dh: string
          refused_at?: string | null
          session_id: string
          user_id: string
        }
        Update: {
          auth?: string
          created_at?: string
          device?: string
          endpoint?: string
          failing_since?: string | null
          id?: string
          last_success_at?: string | null
          p256dh?: string
          refused_at?: string | null
          session_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "push_subscriptions_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      quiet_hours: {
        Row: {
          ends_at: string
          starts_at: string
          time_zone: string
          user_id: string
        }
        Insert: {
          ends_at: string
          starts_at: string
          time_zone: string
          user_id: string
        }
        Update: {
          ends_at?: string
          starts_at?: string
          time_zone?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "quiet_hours_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      reports: {
        Row: {
          created_at: string
          details: string | null
          handled_at: string | null
          handled_by: string | null
          id: string
          is_automatic: boolean
          outcome: string | null
          reason: string
          reported_id: string | null
          reporter_id: string | null
          severity: number
          snapshot: NonNullable<Json>
          subject_id: string
          subject_kind: string
          upheld: boolean | null
        }
        Insert: {
          created_at?: string
          details?: string | null
          handled_at?: string | null
          handled_by?: string | null
          id?: string
          is_automatic?: boolean
          outcome?: string | null
          reason: string
          reported_id?: string | null
          reporter_id?: string | null
          severity?: never
          snapshot: NonNullable<Json>
          subject_id: string
          subject_kind: string
          upheld?: boolean | null
        }
        Update: {
          created_at?: string
          details?: string | null
          handled_at?: string | null
          handled_by?: string | null
          id?: string
          is_automatic?: boolean
          outcome?: string | null
          reason?: string
          reported_id?: string | null
          reporter_id?: string | null
          severity?: never
          snapshot?: NonNullable<Json>
          subject_id?: string
          subject_kind?: string
          upheld?: boolean | null
        }
        Relationships: [
          {
            foreignKeyName: "reports_handled_by_fkey"
            columns: ["handled_by"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reports_reported_id_fkey"
            columns: ["reported_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reports_reporter_id_fkey"
            columns: ["reporter_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      resource_bodies: {
        Row: {
          body: string
          file_body: string | null
          file_name: string | null
          resource_id: string
        }
        Insert: {
          body: string
          file_body?: string | null
          file_name?: string | null
          resource_id: string
        }
        Update: {
          body?: string
          file_body?: string | null
          file_name?: string | null
          resource_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "resource_bodies_resource_id_fkey"
            columns: ["resource_id"]
            isOneToOne: true
            referencedRelation: "resources"
            referencedColumns: ["id"]
          },
        ]
      }
      resources: {
        Row: {
          author: string
          calculator: string | null
          category: string
          description: string
          id: string
          image: string | null
          minutes: number
          outline: string[]
          position: number
          premium: boolean
          published_on: string
          slug: string
          title: string
          type: string
          video: string | null
        }
        Insert: {
          author: string
          calculator?: string | null
          category: string
          description: string
          id?: string
          image?: string | null
          minutes?: number
          outline?: string[]
          position?: number
          premium?: boolean
          published_on?: string
          slug: string
          title: string
          type: string
          video?: string | null
        }
        Update: {
          author?: string
          calculator?: string | null
          category?: string
          description?: string
          id?: string
          image?: string | null
          minutes?: number
          outline?: string[]
          position?: number
          premium?: boolean
          published_on?: string
          slug?: string
          title?: string
          type?: string
          video?: string | null
        }
        Relationships: []
      }
      saved_analyses: {
        Row: {
          card_id: string
          created_at: string
          id: string
          inputs: NonNullable<Json>
          name: string
          user_id: string
        }
        Insert: {
          card_id: string
          created_at?: string
          id?: string
          inputs: NonNullable<Json>
          name: string
          user_id: string
        }
        Update: {
          card_id?: string
          created_at?: string
          id?: string
          inputs?: NonNullable<Json>
          name?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "saved_analyses_card_id_fkey"
            columns: ["card_id"]
            isOneToOne: false
            referencedRelation: "pipeline_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "saved_analyses_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_listings: {
        Row: {
          created_at: string
          id: string
          property_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          property_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          property_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "saved_listings_property_id_fkey"
            columns: ["property_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "saved_listings_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_searches: {
        Row: {
          created_at: string
          id: string
          name: string
          query: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          query: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          query?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "saved_searches_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      search_alerts: {
        Row: {
          created_at: string
          filters: NonNullable<Json>
          mail: string
          property_types: string[]
          search: string
          search_id: string
          states: string[]
          user_id: string
          verified_only: boolean
        }
        Insert: {
          created_at?: string
          filters: NonNullable<Json>
          mail?: string
          property_types?: never
          search?: string
          search_id: string
          states?: never
          user_id: string
          verified_only?: never
        }
        Update: {
          created_at?: string
          filters?: NonNullable<Json>
          mail?: string
          property_types?: never
          search?: string
          search_id?: string
          states?: never
          user_id?: string
          verified_only?: never
        }
        Relationships: [
          {
            foreignKeyName: "search_alerts_search_id_fkey"
            columns: ["search_id"]
            isOneToOne: true
            referencedRelation: "saved_searches"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "search_alerts_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      showing_bookings: {
        Row: {
          approved_at: string | null
          created_at: string
          id: string
          reminded_at: string | null
          showing_id: string
          user_id: string
        }
        Insert: {
          approved_at?: string | null
          created_at?: string
          id?: string
          reminded_at?: string | null
          showing_id: string
          user_id: string
        }
        Update: {
          approved_at?: string | null
          created_at?: string
          id?: string
          reminded_at?: string | null
          showing_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "showing_bookings_showing_id_fkey"
            columns: ["showing_id"]
            isOneToOne: false
            referencedRelation: "listing_showings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "showing_bookings_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      staff: {
        Row: {
          granted_at: string
          role: string
          user_id: string
          lacks_second_factor: boolean | null
        }
        Insert: {
          granted_at?: string
          role?: string
          user_id: string
        }
        Update: {
          granted_at?: string
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "staff_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_checkouts: {
        Row: {
          cancel_url: string
          closed_at: string | null
          created_at: string
          expires_at: string | null
          id: string
          invoice_id: string | null
          price_id: string
          session_id: string | null
          status: string
          success_url: string
          url: string | null
          user_id: string
        }
        Insert: {
          cancel_url: string
          closed_at?: string | null
          created_at?: string
          expires_at?: string | null
          id?: string
          invoice_id?: string | null
          price_id: string
          session_id?: string | null
          status?: string
          success_url: string
          url?: string | null
          user_id: string
        }
        Update: {
          cancel_url?: string
          closed_at?: string | null
          created_at?: string
          expires_at?: string | null
          id?: string
          invoice_id?: string | null
          price_id?: string
          session_id?: string | null
          status?: string
          success_url?: string
          url?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "stripe_checkouts_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_customers: {
        Row: {
          created_at: string
          customer_id: string
          email: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          customer_id: string
          email?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          customer_id?: string
          email?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "stripe_customers_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_orders: {
        Row: {
          amount_due_cents: number
          amount_paid_cents: number
          created_at: string
          currency: string
          customer_id: string
          hosted_invoice_url: string | null
          invoice_id: string
          invoice_pdf: string | null
          number: string | null
          paid_at: string | null
          payment_method_brand: string | null
          payment_method_last4: string | null
          period_end: string | null
          period_start: string | null
          plan: string | null
          status: string
          subscription_id: string | null
          ticket: number
          user_id: string
        }
        Insert: {
          amount_due_cents: number
          amount_paid_cents: number
          created_at: string
          currency: string
          customer_id: string
          hosted_invoice_url?: string | null
          invoice_id: string
          invoice_pdf?: string | null
          number?: string | null
          paid_at?: string | null
          payment_method_brand?: string | null
          payment_method_last4?: string | null
          period_end?: string | null
          period_start?: string | null
          plan?: string | null
          status: string
          subscription_id?: string | null
          ticket?: number
          user_id: string
        }
        Update: {
          amount_due_cents?: number
          amount_paid_cents?: number
          created_at?: string
          currency?: string
          customer_id?: string
          hosted_invoice_url?: string | null
          invoice_id?: string
          invoice_pdf?: string | null
          number?: string | null
          paid_at?: string | null
          payment_method_brand?: string | null
          payment_method_last4?: string | null
          period_end?: string | null
          period_start?: string | null
          plan?: string | null
          status?: string
          subscription_id?: string | null
          ticket?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "stripe_orders_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_reversals: {
        Row: {
          amount_cents: number
          created_at: string
          currency: string
          customer_id: string
          evidence_due_at: string | null
          invoice_id: string
          kind: string
          reason: string | null
          reversal_id: string
          status: string
          ticket: number
          updated_at: string
          user_id: string
        }
        Insert: {
          amount_cents: number
          created_at: string
          currency: string
          customer_id: string
          evidence_due_at?: string | null
          invoice_id: string
          kind: string
          reason?: string | null
          reversal_id: string
          status: string
          ticket?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          amount_cents?: number
          created_at?: string
          currency?: string
          customer_id?: string
          evidence_due_at?: string | null
          invoice_id?: string
          kind?: string
          reason?: string | null
          reversal_id?: string
          status?: string
          ticket?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "stripe_reversals_invoice_id_fkey"
            columns: ["invoice_id"]
            isOneToOne: false
            referencedRelation: "stripe_orders"
            referencedColumns: ["invoice_id"]
          },
          {
            foreignKeyName: "stripe_reversals_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_subscriptions: {
        Row: {
          announced_cents: number | null
          announced_renewal: string | null
          cancel_at: string | null
          cancel_at_period_end: boolean
          created_at: string
          current_period_end: string | null
          current_period_start: string | null
          customer_id: string
          end_reason: string | null
          ended_at: string | null
          gave_up: boolean
          interval_months: number | null
          next_payment_attempt: string | null
          payment_method_brand: string | null
          payment_method_last4: string | null
          price_cents: number | null
          price_id: string | null
          status: string
          subscription_id: string
          ticket: number
          updated_at: string
          user_id: string
        }
        Insert: {
          announced_cents?: number | null
          announced_renewal?: string | null
          cancel_at?: string | null
          cancel_at_period_end?: boolean
          created_at: string
          current_period_end?: string | null
          current_period_start?: string | null
          customer_id: string
          end_reason?: string | null
          ended_at?: string | null
          gave_up?: boolean
          interval_months?: number | null
          next_payment_attempt?: string | null
          payment_method_brand?: string | null
          payment_method_last4?: string | null
          price_cents?: number | null
          price_id?: string | null
          status: string
          subscription_id: string
          ticket?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          announced_cents?: number | null
          announced_renewal?: string | null
          cancel_at?: string | null
          cancel_at_period_end?: boolean
          created_at?: string
          current_period_end?: string | null
          current_period_start?: string | null
          customer_id?: string
          end_reason?: string | null
          ended_at?: string | null
          gave_up?: boolean
          interval_months?: number | null
          next_payment_attempt?: string | null
          payment_method_brand?: string | null
          payment_method_last4?: string | null
          price_cents?: number | null
          price_id?: string | null
          status?: string
          subscription_id?: string
          ticket?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "stripe_subscriptions_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      submission_files: {
        Row: {
          id: string
          mime_type: string
          name: string
          path: string
          sha256: string
          size: number
          submission_id: string
          uploaded_at: string
          reading: Json | null
        }
        Insert: {
          id: string
          mime_type: string
          name: string
          path: string
          sha256: string
          size: number
          submission_id: string
          uploaded_at?: string
        }
        Update: {
          id?: string
          mime_type?: string
          name?: string
          path?: string
          sha256?: string
          size?: number
          submission_id?: string
          uploaded_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "submission_files_submission_id_fkey"
            columns: ["submission_id"]
            isOneToOne: false
            referencedRelation: "property_submissions"
            referencedColumns: ["id"]
          },
        ]
      }
      submission_log: {
        Row: {
          actor_id: string | null
          created_at: string
          details: NonNullable<Json>
          id: number
          step: string
          submission_id: string
        }
        Insert: {
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          step: string
          submission_id: string
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          step?: string
          submission_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "submission_log_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "submission_log_submission_id_fkey"
            columns: ["submission_id"]
            isOneToOne: false
            referencedRelation: "property_submissions"
            referencedColumns: ["id"]
          },
        ]
      }
      topic_follows: {
        Row: {
          created_at: string
          id: string
          topic_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          topic_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          topic_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "topic_follows_topic_id_fkey"
            columns: ["topic_id"]
            isOneToOne: false
            referencedRelation: "forum_topics"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "topic_follows_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      topic_reads: {
        Row: {
          id: string
          last_number: number
          topic_id: string
          user_id: string
        }
        Insert: {
          id?: string
          last_number: number
          topic_id: string
          user_id: string
        }
        Update: {
          id?: string
          last_number?: number
          topic_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "topic_reads_topic_id_fkey"
            columns: ["topic_id"]
            isOneToOne: false
            referencedRelation: "forum_topics"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "topic_reads_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      users: {
        Row: {
          bio: string | null
          certifications: string[]
          created_at: string
          expertise: string[]
          id: string
          investment_interests: string[]
          location: string | null
          membership_tier: string
          name: string
          open_to_messages: boolean
          past_deals: number
          profile_image_url: string | null
          profile_status: string
          social_links: NonNullable<Json>
          title: string | null
          updated_at: string
          buy_box: Json | null
          connection: Json | null
          email: string | null
          email_confirmed: boolean | null
          entitlements: string[] | null
          followed: boolean | null
          followers: string[] | null
          following: string[] | null
          industries: string[] | null
          phone: string | null
          roles: string[] | null
          standing: Json | null
          website: string | null
        }
        Insert: {
          bio?: string | null
          certifications?: string[]
          created_at?: string
          expertise?: string[]
          id: string
          investment_interests?: string[]
          location?: string | null
          membership_tier?: string
          name: string
          open_to_messages?: boolean
          past_deals?: number
          profile_image_url?: string | null
          profile_status?: string
          social_links?: NonNullable<Json>
          title?: string | null
          updated_at?: string
        }
        Update: {
          bio?: string | null
          certifications?: string[]
          created_at?: string
          expertise?: string[]
          id?: string
          investment_interests?: string[]
          location?: string | null
          membership_tier?: string
          name?: string
          open_to_messages?: boolean
          past_deals?: number
          profile_image_url?: string | null
          profile_status?: string
          social_links?: NonNullable<Json>
          title?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      webhook_endpoints: {
        Row: {
          api_key_id: string | null
          created_at: string
          description: string
          disabled_at: string | null
          disabled_reason: string | null
          events: string[]
          failing_since: string | null
          held_until: string | null
          id: string
          previous_secret_until: string | null
          url: string
          user_id: string
        }
        Insert: {
          api_key_id?: string | null
          created_at?: string
          description?: string
          disabled_at?: string | null
          disabled_reason?: string | null
          events: string[]
          failing_since?: string | null
          held_until?: string | null
          id?: string
          previous_secret_until?: string | null
          url: string
          user_id: string
        }
        Update: {
          api_key_id?: string | null
          created_at?: string
          description?: string
          disabled_at?: string | null
          disabled_reason?: string | null
          events?: string[]
          failing_since?: string | null
          held_until?: string | null
          id?: string
          previous_secret_until?: string | null
          url?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "webhook_endpoints_api_key_id_fkey"
            columns: ["api_key_id"]
            isOneToOne: false
            referencedRelation: "api_keys"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "webhook_endpoints_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      zip_codes: {
        Row: {
          city: string
          county: string
          latitude: number
          longitude: number
          state: string
          zip: string
        }
        Insert: {
          city: string
          county: string
          latitude: number
          longitude: number
          state: string
          zip: string
        }
        Update: {
          city?: string
          county?: string
          latitude?: number
          longitude?: number
          state?: string
          zip?: string
        }
        Relationships: []
      }
    }
    Views: {
      buybox: {
        Row: {
          conditions: string[] | null
          counties: string[] | null
          exit_strategy: string[] | null
          financing: string[] | null
          max_price: number | null
          min_price: number | null
          property_types: string[] | null
          states: string[] | null
          user_id: string | null
          vip_alerts: boolean | null
        }
        Insert: {
          conditions?: string[] | null
          counties?: string[] | null
          exit_strategy?: string[] | null
          financing?: string[] | null
          max_price?: number | null
          min_price?: number | null
          property_types?: string[] | null
          states?: string[] | null
          user_id?: string | null
          vip_alerts?: boolean | null
        }
        Update: {
          conditions?: string[] | null
          counties?: string[] | null
          exit_strategy?: string[] | null
          financing?: string[] | null
          max_price?: number | null
          min_price?: number | null
          property_types?: string[] | null
          states?: string[] | null
          user_id?: string | null
          vip_alerts?: boolean | null
        }
        Relationships: [
          {
            foreignKeyName: "buybox_profiles_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_user_subscriptions: {
        Row: {
          cancel_at_period_end: boolean | null
          current_period_end: number | null
          current_period_start: number | null
          customer_id: string | null
          next_payment_attempt: number | null
          payment_method_brand: string | null
          payment_method_last4: string | null
          price_id: string | null
          subscription_id: string | null
          subscription_status: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_invitation: {
        Args: { company?: string; token: string }
        Returns: string
      }
      accept_party: { Args: { party_id: string }; Returns: undefined }
      accept_submission: {
        Args: {
          if_unmodified_since?: string
          listing: Json
          submission_id: string
          valid_until?: string
        }
        Returns: string
      }
      add_pipeline_file: {
        Args: { card_id: string; id: string; name: string; path: string }
        Returns: undefined
      }
      add_title_item: {
        Args: {
          deal_id: string
          due_on?: string
          item_id: string
          label: string
          owner: string
        }
        Returns: undefined
      }
      advance_deals: { Args: Record<PropertyKey, never>; Returns: number }
      agreement_to_seal: {
        Args: { agreement_id: string; member_id: string }
        Returns: Json
      }
      answer_extension: {
        Args: { answer: string; extension_id: string }
        Returns: undefined
      }
      answer_join: {
        Args: { accepts: boolean; claim_id: string }
        Returns: undefined
      }
      answer_offer: {
        Args: {
          action: string
          message?: string
          offer_id: string
          terms?: Json
          version: number
        }
        Returns: undefined
      }
      answer_question: {
        Args: { content: string; question_id: string }
        Returns: undefined
      }
      answer_review: {
        Args: { answer: string; review_id: string }
        Returns: undefined
      }
      answer_split: {
        Args: { answer: string; split_id: string }
        Returns: undefined
      }
      appeal: { Args: { action_id: string; message: string }; Returns: string }
      apply_billing: {
        Args: { event_id?: string; state: Json; ticket: number }
        Returns: string
      }
      apply_staff_decisions: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      approve_booking: {
        Args: { member_id: string; showing_id: string }
        Returns: undefined
      }
      approve_content: {
        Args: {
          if_unmodified_since?: string
          subject_id: string
          subject_kind: string
        }
        Returns: undefined
      }
      approve_settlement: { Args: { item_id: string }; Returns: undefined }
      approve_template: {
        Args: { states: string[]; template_id: string }
        Returns: undefined
      }
      area: {
        Args: { "": Database["public"]["Tables"]["properties"]["Row"] }
        Returns: {
          error: true
        } & "the function public.area with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      ask_for_authority: { Args: { party_id: string }; Returns: undefined }
      ask_question: {
        Args: { content: string; property_id: string; question_id: string }
        Returns: undefined
      }
      ask_to_join: { Args: { claim_id: string }; Returns: undefined }
      begin_idempotent: {
        Args: { idempotency_key: string; key_id: string; request_hash: string }
        Returns: Json
      }
      blocked_members: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          name: string
          profile_image_url: string
        }[]
      }
      book_showing: { Args: { showing_id: string }; Returns: undefined }
      buy_box: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.buy_box with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      by_name: {
        Args: { "": Database["public"]["Tables"]["notifications"]["Row"] }
        Returns: {
          error: true
        } & "the function public.by_name with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      call_for_offers: {
        Args: { deadline: string; property_id: string; time_zone: string }
        Returns: string
      }
      cancel_booking: { Args: { showing_id: string }; Returns: undefined }
      cancel_call: { Args: { call_id: string }; Returns: undefined }
      cancel_event: {
        Args: { event_id: string; reason?: string }
        Returns: undefined
      }
      cancel_registration: { Args: { event_id: string }; Returns: undefined }
      cancel_showing: { Args: { showing_id: string }; Returns: undefined }
      change_webhook: {
        Args: {
          description: string
          endpoint_id: string
          events: string[]
          url: string
        }
        Returns: undefined
      }
      changed_items: {
        Args: {
          after_id?: string
          after_time?: string
          kind: string
          page_size: number
          since: string
          within?: string
        }
        Returns: {
          changed_at: string
          id: string
          removed: boolean
        }[]
      }
      check_address: {
        Args: {
          city: string
          latitude?: number
          longitude?: number
          state: string
          zip: string
        }
        Returns: {
          field: string
          pin_place: string
          place: string
        }[]
      }
      check_duplicates: {
        Args: { listing: Json }
        Returns: {
          created_at: string
          id: string
          reasons: string[]
          status: string
          strength: string
          title: string
          user_id: string
        }[]
      }
      check_fair_housing: {
        Args: { content: string; of_listing?: boolean }
        Returns: {
          better: string
          class: string
          phrase: string
          reason: string
        }[]
      }
      claim_checkout: {
        Args: {
          cancel_url: string
          member: string
          price: string
          success_url: string
        }
        Returns: Json
      }
      claim_deliveries: {
        Args: { channel: string; lease_seconds: number; max_rows: number }
        Returns: {
          attempt: number
          content: Json
          id: string
          is_failing: boolean
        }[]
      }
      clear_title: { Args: { deal_id: string }; Returns: undefined }
      close_checkout: {
        Args: { session: string; status: string }
        Returns: undefined
      }
      complete_deliveries: { Args: { results: Json }; Returns: undefined }
      confirm_closing: {
        Args: {
          after_contract?: boolean
          closed_on: string
          deal_id: string
          price: number
        }
        Returns: boolean
      }
      confirm_listing: { Args: { property_id: string }; Returns: undefined }
      confirm_payout: {
        Args: { agreement_id: string; paid_on: string; reference: string }
        Returns: undefined
      }
      connect_program: {
        Args: {
          client_id: string
          code_challenge: string
          redirect_uri: string
          scopes: string[]
        }
        Returns: string
      }
      connection: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.connection with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      contract_price: {
        Args: { "": Database["public"]["Tables"]["pipeline_cards"]["Row"] }
        Returns: {
          error: true
        } & "the function public.contract_price with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      contracts:
        | {
            Args: { "": Database["public"]["Tables"]["listing_claims"]["Row"] }
            Returns: {
              error: true
            } & "the function public.contracts with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
          }
        | {
            Args: { "": Database["public"]["Tables"]["listing_reviews"]["Row"] }
            Returns: {
              error: true
            } & "the function public.contracts with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
          }
      count_matches: { Args: { box: Json }; Returns: number }
      count_properties: {
        Args: { filters?: Json; search?: string }
        Returns: number
      }
      create_api_key: {
        Args: { expires_at: string; name: string; scopes: string[] }
        Returns: Json
      }
      create_feed_address: { Args: { kind: string }; Returns: string }
      create_topic: {
        Args: {
          content: string
          forum_id: string
          title: string
          topic_id?: string
        }
        Returns: string
      }
      create_webhook: {
        Args: { description?: string; events: string[]; url: string }
        Returns: Json
      }
      dashboard_figures: {
        Args: { time_zone?: string }
        Returns: {
          active_members: number
          deal_deadlines: Json
          deal_flow: number
          deal_flow_listings: number
          followers: number
          following: number
          getting_started: Json
          has_buy_box: boolean
          new_listings: number
          new_listings_before: number
          offers_to_answer: Json
          tasks_due: Json
          upcoming_events: Json
        }[]
      }
      deal_invitation: { Args: { token: string }; Returns: Json }
      deal_invitations: {
        Args: Record<PropertyKey, never>
        Returns: {
          address: string
          invited_at: string
          invited_by: string
          party_id: string
          rights: string[]
          role: string
          side: string
          title: string
        }[]
      }
      deal_terms: {
        Args: { deal_ids: string[] }
        Returns: {
          agreed: Json
          agreed_assignment_due_at: string
          agreed_earnest_due_at: string
          agreed_financing_due_at: string
          agreed_inspection_due_at: string
          agreed_refund_due_at: string
          agreed_second_due_at: string
          assignment_due_at: string
          closing_on: string
          contingencies: string[]
          deal_id: string
          earnest_due_at: string
          earnest_due_days: number
          earnest_due_hours: number
          earnest_holder: string
          earnest_money: number
          earnest_refund_days: number
          extension_fee: number
          financing: string
          financing_due_at: string
          inspection_days: number
          inspection_due_at: string
          jv_share_pct: number
          price: number
          refund_due_at: string
          second_deposit: number
          second_deposit_days: number
          second_due_at: string
          seller_credit: number
          time_zone: string
        }[]
      }
      decide: {
        Args: { arguments: Json; decision: string; title: string }
        Returns: string
      }
      decide_appeal: {
        Args: { answer: string; appeal_id: string; decision: string }
        Returns: undefined
      }
      decide_document_request: {
        Args: { decision: string; request_id: string }
        Returns: undefined
      }
      decide_event: {
        Args: {
          decision: string
          event_id: string
          if_unmodified_since?: string
          reason?: string
        }
        Returns: undefined
      }
      decide_listing_review: {
        Args: {
          checked?: string[]
          decision: string
          if_unmodified_since?: string
          reason?: string
          review_id: string
          valid_until?: string
        }
        Returns: undefined
      }
      decide_proof: {
        Args: { decision: string; proof_id: string; reason?: string }
        Returns: undefined
      }
      decline_agreement: {
        Args: { agreement_id: string; reason?: string }
        Returns: undefined
      }
      decline_other_offers: {
        Args: { message?: string; property_id: string }
        Returns: number
      }
      delete_comment: { Args: { comment_id: string }; Returns: boolean }
      delete_forum: { Args: { forum_id: string }; Returns: undefined }
      delete_forum_post: { Args: { post_id: string }; Returns: undefined }
      delete_submission_file: { Args: { file_id: string }; Returns: string }
      delete_webhook: { Args: { endpoint_id: string }; Returns: undefined }
      deny_match: { Args: { claim_id: string }; Returns: undefined }
      deployment_status: { Args: Record<PropertyKey, never>; Returns: Json }
      differing_reversals: {
        Args: { page: Json }
        Returns: {
          customer_id: string
          payment_id: string
          reversal_id: string
          status: string
        }[]
      }
      differing_subscriptions: {
        Args: { newest: number; oldest: number; page: Json }
        Returns: {
          customer_id: string
          invoice_id: string
          is_missing: boolean
          status: string
          subscription_id: string
        }[]
      }
      double_close: {
        Args: { "": Database["public"]["Tables"]["deals"]["Row"] }
        Returns: {
          error: true
        } & "the function public.double_close with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      double_close_options: {
        Args: { deal_id: string }
        Returns: {
          address: string
          closing_at: string
          other_id: string
          part: string
        }[]
      }
      drop_checkout: { Args: { checkout: string }; Returns: undefined }
      email: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.email with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      email_confirmed: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.email_confirmed with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      end_deal: {
        Args: { deal_id: string; note?: string; reason: string }
        Returns: undefined
      }
      end_payment_change: {
        Args: { instructions_id: string }
        Returns: undefined
      }
      end_photo_import: { Args: { draft_id: string }; Returns: undefined }
      end_stale_badges: { Args: Record<PropertyKey, never>; Returns: boolean }
      enter_payment_instructions: {
        Args: {
          account_name: string
          account_number: string
          bank_name: string
          callback_phone?: string
          deal_id: string
          instructions_id: string
          routing_number: string
          wire_reference?: string
        }
        Returns: undefined
      }
      entitlements: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.entitlements with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      evidence_near: {
        Args: {
          as_of: string
          kind: string
          latitude: number
          longitude: number
        }
        Returns: Json
      }
      excerpt: {
        Args: { post: Database["public"]["Tables"]["feed_posts"]["Row"] }
        Returns: string
      }
      explain_held: {
        Args: { explanation: string; subject_id: string }
        Returns: undefined
      }
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json }
      extend_seller_contract: {
        Args: { deal_id: string; ends_on: string; milestone?: string }
        Returns: undefined
      }
      external_id:
        | {
            Args: { "": Database["public"]["Tables"]["listing_drafts"]["Row"] }
            Returns: {
              error: true
            } & "the function public.external_id with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
          }
        | {
            Args: { "": Database["public"]["Tables"]["properties"]["Row"] }
            Returns: {
              error: true
            } & "the function public.external_id with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
          }
      fail_event: {
        Args: { error: string; event_id: string }
        Returns: undefined
      }
      files_to_scan: {
        Args: Record<PropertyKey, never>
        Returns: {
          bucket: string
          path: string
          version: string
        }[]
      }
      finish_api_requests: { Args: { statuses: Json }; Returns: undefined }
      finish_billing_ending: {
        Args: { customer: string; error?: string }
        Returns: undefined
      }
      finish_idempotent: {
        Args: { idempotency_key: string; key_id: string; response: Json }
        Returns: undefined
      }
      finish_reconciliation: {
        Args: { created_before: number; problems: string[] }
        Returns: undefined
      }
      follow_member: {
        Args: { member_id: string; user_id: string }
        Returns: undefined
      }
      followed: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.followed with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      followers: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.followers with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      following: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.following with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      following_feed: {
        Args: { after?: Json; page_size?: number }
        Returns: {
          about_id: string
          about_name: string
          at: string
          cap_rate: number
          city: string
          excerpt: string
          id: string
          image: string
          kind: string
          member_id: string
          member_image: string
          member_name: string
          member_tier: string
          price: number
          rating: number
          state: string
          title: string
        }[]
      }
      forget_outdated_deals: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      generate_recovery_codes: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      give_disclosure: {
        Args: {
          action: string
          license_number?: string
          rule_id: string
          subject_id: string
        }
        Returns: undefined
      }
      given_disclosures: {
        Args: { subject_id: string }
        Returns: {
          action: string
          answer: string
          answered_at: string
          citation: string
          disclosure: string
          rule_id: string
          side: string
          signed_at: string
          signer: string
          state: string
          text_sha256: string
          topic: string
          url: string
          version: number
        }[]
      }
      handle_report: {
        Args: { outcome: string; report_id: string }
        Returns: undefined
      }
      held_phrases: {
        Args: { subject_id: string }
        Returns: {
          better: string
          class: string
          phrase: string
        }[]
      }
      hide_question: {
        Args: { hidden: boolean; question_id: string }
        Returns: undefined
      }
      import_listing_drafts: {
        Args: {
          columns_hash: string
          drafts: Json
          file_name: string
          import_id: string
          mapping: Json
          row_count: number
          stored: number
        }
        Returns: Json
      }
      import_room: { Args: Record<PropertyKey, never>; Returns: Json }
      increment_property_view_count: {
        Args: { property_id: string; source?: string }
        Returns: number
      }
      industries: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.industries with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      invite_buyers: {
        Args: { max_count?: number; property_id: string }
        Returns: number
      }
      invite_party: {
        Args: {
          capacity?: string
          deal_id: string
          email: string
          name: string
          rights?: string[]
          role: string
        }
        Returns: string
      }
      join_deal: { Args: { party_id: string }; Returns: string }
      kept_deal_files: { Args: { member_id: string }; Returns: string[] }
      known_addresses: {
        Args: { addresses: Json }
        Returns: {
          address_key: string
          draft_id: string
          listing_id: string
          place: number
        }[]
      }
      lacks_second_factor: {
        Args: { staff: Database["public"]["Tables"]["staff"]["Row"] }
        Returns: boolean
      }
      ledger_proof: {
        Args: { offer_id: string }
        Returns: {
          day: string
          leaf: string
          path: string[]
          root: string
          tsa_token: string
        }[]
      }
      like_post: { Args: { liked: boolean; post_id: string }; Returns: number }
      liked: {
        Args: { post: Database["public"]["Tables"]["feed_posts"]["Row"] }
        Returns: boolean
      }
      link_double_close: {
        Args: { is_funded?: boolean; purchase_id: string; resale_id: string }
        Returns: undefined
      }
      listing_analytics: {
        Args: { month?: string; property_id?: string }
        Returns: Json
      }
      listing_deal_terms: {
        Args: { property_id: string }
        Returns: {
          access_instructions: string
          assignment_fee: number
          closing_on: string
          contract_assignable: string
          contract_expires_on: string
          contract_inspection_on: string
          contract_price: number
          contract_shared: boolean
          earnest_money: number
          funds_required: boolean
        }[]
      }
      listing_matches: {
        Args: { property_id: string }
        Returns: {
          claim_id: string
          created_at: string
          id: string
          reasons: string[]
          state: string
          status: string
          strength: string
          title: string
          user_id: string
        }[]
      }
      listing_named: { Args: { external_id: string }; Returns: string }
      listing_reach: { Args: { property_id: string }; Returns: Json }
      listings_at_address: {
        Args: { listing: Json }
        Returns: {
          created_at: string
          id: string
          status: string
          title: string
          user_id: string
        }[]
      }
      listings_found: {
        Args: { filters: Json; ids: string[]; search: string }
        Returns: {
          address: string
          annual_expenses: NonNullable<Json>
          apn: string | null
          arv: number | null
          balloon_years: number | null
          bathrooms: number
          bedrooms: number
          cap_rate: number | null
          city: string
          condition: string | null
          county: string | null
          created_at: string
          description: string
          dislikes: number
          down_payment_pct: number | null
          dropped_from: number | null
          existing_loan_arrears: number | null
          existing_loan_balance: number | null
          existing_loan_months: number | null
          existing_loan_rate: number | null
          financing: string | null
          held_at: string | null
          id: string
          images: string[]
          jv_share_pct: number
          latitude: number
          likes: number
          longitude: number
          lot_sqft: number
          monthly_rent: number | null
          noi: number | null
          occupancy: string
          off_market_contract: boolean
          other_monthly_income: number | null
          parking: string | null
          photos_taken_on: string | null
          previous_price: number | null
          price: number
          price_changed_at: string | null
          priority: boolean
          property_type: string
          public_since: string | null
          removed_at: string | null
          repair_cost: number | null
          sales_status: string | null
          saves: number
          search_text: string
          seller_note_amount: number | null
          seller_note_interest_only_years: number | null
          seller_note_rate: number | null
          sqft: number
          standing_price: number | null
          state: string
          status: string
          status_changed_at: string | null
          title: string
          unit_mix: Json | null
          units: number | null
          updated_at: string
          user_id: string
          vacancy_pct: number | null
          verified: boolean
          view_count: number
          year_built: number | null
          zip: string
          zoning: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "properties"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      make_offer: {
        Args: {
          capacity?: string
          company?: string
          company_state?: string
          message?: string
          offer_id: string
          property_id: string
          terms: Json
        }
        Returns: undefined
      }
      map_properties: {
        Args: { box: Json; cell: number; filters: Json; search: string }
        Returns: {
          id: string
          latitude: number
          listings: number
          longitude: number
          price: number
          verified: boolean
        }[]
      }
      mark_authority_seen: { Args: { party_id: string }; Returns: undefined }
      mark_conversation_read: {
        Args: { conversation_id: string; read_until?: string }
        Returns: undefined
      }
      mark_topic_read: {
        Args: { number: number; topic_id: string }
        Returns: undefined
      }
      match_listing: { Args: { property_id: string }; Returns: Json }
      match_score: {
        Args: { "": Database["public"]["Tables"]["properties"]["Row"] }
        Returns: {
          error: true
        } & "the function public.match_score with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      match_texts: {
        Args: { filters: Json; texts: string[] }
        Returns: string[]
      }
      matched_listings: {
        Args: { after?: Json; max_rows?: number }
        Returns: {
          address: string
          annual_expenses: NonNullable<Json>
          apn: string | null
          arv: number | null
          balloon_years: number | null
          bathrooms: number
          bedrooms: number
          cap_rate: number | null
          city: string
          condition: string | null
          county: string | null
          created_at: string
          description: string
          dislikes: number
          down_payment_pct: number | null
          dropped_from: number | null
          existing_loan_arrears: number | null
          existing_loan_balance: number | null
          existing_loan_months: number | null
          existing_loan_rate: number | null
          financing: string | null
          held_at: string | null
          id: string
          images: string[]
          jv_share_pct: number
          latitude: number
          likes: number
          longitude: number
          lot_sqft: number
          monthly_rent: number | null
          noi: number | null
          occupancy: string
          off_market_contract: boolean
          other_monthly_income: number | null
          parking: string | null
          photos_taken_on: string | null
          previous_price: number | null
          price: number
          price_changed_at: string | null
          priority: boolean
          property_type: string
          public_since: string | null
          removed_at: string | null
          repair_cost: number | null
          sales_status: string | null
          saves: number
          search_text: string
          seller_note_amount: number | null
          seller_note_interest_only_years: number | null
          seller_note_rate: number | null
          sqft: number
          standing_price: number | null
          state: string
          status: string
          status_changed_at: string | null
          title: string
          unit_mix: Json | null
          units: number | null
          updated_at: string
          user_id: string
          vacancy_pct: number | null
          verified: boolean
          view_count: number
          year_built: number | null
          zip: string
          zoning: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "properties"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      matching_buy_boxes: { Args: { property_id: string }; Returns: number }
      members_to_message: {
        Args: { max_rows?: number; search?: string }
        Returns: {
          bio: string | null
          certifications: string[]
          created_at: string
          expertise: string[]
          id: string
          investment_interests: string[]
          location: string | null
          membership_tier: string
          name: string
          open_to_messages: boolean
          past_deals: number
          profile_image_url: string | null
          profile_status: string
          social_links: NonNullable<Json>
          title: string | null
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "users"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      message_refusal: { Args: { member_id: string }; Returns: string }
      misspelled_places: {
        Args: { texts: string[] }
        Returns: {
          name: string
          size: number
          typed: string
        }[]
      }
      moderate: {
        Args: {
          action: string
          note?: string
          reason: string
          report_id?: string
          subject_id: string
          subject_kind: string
          until?: string
        }
        Returns: string
      }
      moderate_reports: {
        Args: {
          action: string
          note?: string
          reason: string
          report_ids: string[]
          until?: string
        }
        Returns: number
      }
      move_milestone: {
        Args: {
          action: string
          amount?: number
          milestone_id: string
          receipt_id?: string
          received_on?: string
          reference?: string
        }
        Returns: undefined
      }
      move_pipeline_card: {
        Args: {
          before_id?: string
          card_id: string
          seen?: string
          stage: string
        }
        Returns: undefined
      }
      move_title_item: {
        Args: { item_id: string; state: string }
        Returns: undefined
      }
      mutual_connections: {
        Args: { max_rows?: number; member_id: string }
        Returns: {
          bio: string | null
          certifications: string[]
          created_at: string
          expertise: string[]
          id: string
          investment_interests: string[]
          location: string | null
          membership_tier: string
          name: string
          open_to_messages: boolean
          past_deals: number
          profile_image_url: string | null
          profile_status: string
          social_links: NonNullable<Json>
          title: string | null
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "users"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      my_companies: {
        Args: Record<PropertyKey, never>
        Returns: {
          capacity: string
          company: string
          company_state: string
        }[]
      }
      my_moderation: {
        Args: Record<PropertyKey, never>
        Returns: {
          action: string
          answer: string
          appeal: string
          appealed_at: string
          created_at: string
          decided_at: string
          decision: string
          id: string
          reason: string
          reversed: boolean
          subject_id: string
          subject_kind: string
          title: string
          until: string
        }[]
      }
      my_registration: {
        Args: { "": Database["public"]["Tables"]["events"]["Row"] }
        Returns: {
          error: true
        } & "the function public.my_registration with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      my_trust: { Args: Record<PropertyKey, never>; Returns: Json }
      name_listing: {
        Args: { external_id: string; listing_id: string }
        Returns: undefined
      }
      next_task: {
        Args: { "": Database["public"]["Tables"]["pipeline_cards"]["Row"] }
        Returns: {
          error: true
        } & "the function public.next_task with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      note_scan: {
        Args: { bucket: string; path: string; state: string; version?: string }
        Returns: undefined
      }
      oauth_client: {
        Args: { client_id: string; redirect_uri: string }
        Returns: Json
      }
      offer_showing: {
        Args: {
          access_code?: string
          capacity?: number
          ends_at: string
          notes?: string
          property_id: string
          showing_id: string
          starts_at: string
          time_zone: string
        }
        Returns: undefined
      }
      offered_price: {
        Args: { "": Database["public"]["Tables"]["pipeline_cards"]["Row"] }
        Returns: {
          error: true
        } & "the function public.offered_price with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      open_attachments: { Args: { paths: string[] }; Returns: string[] }
      open_checkout: {
        Args: {
          checkout: string
          expires_at: string
          session: string
          url: string
        }
        Returns: undefined
      }
      open_contract: { Args: { file_id: string }; Returns: string }
      open_deal_document: { Args: { document_id: string }; Returns: string }
      open_items: {
        Args: { "": Database["public"]["Tables"]["deals"]["Row"] }
        Returns: {
          error: true
        } & "the function public.open_items with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      open_listing_document: { Args: { document_id: string }; Returns: string }
      open_pipeline_file: { Args: { file_id: string }; Returns: string }
      open_proof: { Args: { proof_id: string }; Returns: string }
      open_title_file: {
        Args: { deal_id: string; number: string }
        Returns: undefined
      }
      operations: { Args: Record<PropertyKey, never>; Returns: Json }
      orphaned_agreement_files: {
        Args: { member_id: string }
        Returns: string[]
      }
      orphaned_deal_files: { Args: { member_id: string }; Returns: string[] }
      other_read_at: {
        Args: { "": Database["public"]["Tables"]["conversations"]["Row"] }
        Returns: {
          error: true
        } & "the function public.other_read_at with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      outdated_deal_files: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      own_listing_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          active: number
          held: number
          paused: number
          removed: number
          returned: number
          sold: number
          under_contract: number
        }[]
      }
      payment_instructions: {
        Args: { deal_id: string }
        Returns: {
          account_ending: string
          account_name: string
          account_number: string
          bank_name: string
          callback_phone: string
          entered_at: string
          entered_by: string
          id: string
          routing_number: string
          state: string
          takes_effect_at: string
          wire_reference: string
        }[]
      }
      permit_email_change: { Args: { new_email: string }; Returns: undefined }
      phone: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.phone with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      photos_to_import: { Args: { draft_id: string }; Returns: string[] }
      picture_notes: {
        Args: { property_id: string }
        Returns: {
          elsewhere: number
          is_drawn: boolean
          path: string
        }[]
      }
      picture_versions_to_print: {
        Args: { paths: string[] }
        Returns: {
          path: string
          version: string
        }[]
      }
      pipeline_due: {
        Args: { max_tasks?: number; time_zone: string }
        Returns: Json
      }
      place_keys: { Args: { places: Json }; Returns: Json }
      places_in: {
        Args: { words: string[] }
        Returns: {
          certain: boolean
          first: number
          key: string
          kind: string
          last: number
          size: number
          together: boolean
        }[]
      }
      post_listing: {
        Args: {
          disclosures?: string[]
          documents?: Json
          external_id?: string
          id: string
          listing: Json
          terms?: Json
        }
        Returns: boolean
      }
      prepare_agreement: {
        Args: {
          agreement_id: string
          body_sha256: string
          deal_id: string
          inputs: Json
          kind: string
        }
        Returns: undefined
      }
      preview_agreement: {
        Args: { deal_id: string; inputs: Json; kind: string }
        Returns: Json
      }
      preview_listing_edit: {
        Args: { changes: Json; property_id: string }
        Returns: string[]
      }
      proofs_shared_with_me: {
        Args: Record<PropertyKey, never>
        Returns: {
          amount: number
          buyer_name: string
          expires_on: string
          kind: string
          mime_type: string
          name: string
          offer_id: string
          proof_id: string
          shared_at: string
          title: string
        }[]
      }
      property_facets: {
        Args: { filters?: Json; search?: string }
        Returns: Json
      }
      propose_extension: {
        Args: { due_at: string; milestone_id: string; reason?: string }
        Returns: string
      }
      propose_split: {
        Args: { deal_id: string; lines: Json; split_id: string }
        Returns: undefined
      }
      read_feed: { Args: { kind: string; secret_hash: string }; Returns: Json }
      reading: {
        Args: { "": Database["public"]["Tables"]["submission_files"]["Row"] }
        Returns: {
          error: true
        } & "the function public.reading with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      receive_event: { Args: { event: Json }; Returns: Json }
      reconciliation_work: { Args: Record<PropertyKey, never>; Returns: Json }
      record_correction: {
        Args: { differs: boolean; object_id: string; old_status: string }
        Returns: boolean
      }
      record_outcome: {
        Args: { actual: number; deal_id: string; kind: string }
        Returns: undefined
      }
      record_portal_visit: { Args: { member: string }; Returns: undefined }
      record_profile_view: { Args: { member_id: string }; Returns: number }
      recovery_codes_left: { Args: Record<PropertyKey, never>; Returns: number }
      redeem_oauth_code: {
        Args: {
          client_id: string
          code_challenge: string
          code_hash: string
          redirect_uri: string
        }
        Returns: Json
      }
      refresh_oauth_token: {
        Args: { client_id: string; token_hash: string }
        Returns: Json
      }
      register_contract: {
        Args: {
          file_id: string
          member_id: string
          mime_type: string
          name: string
          path: string
          sha256: string
          size: number
          submission_id: string
        }
        Returns: {
          id: string
          mime_type: string
          name: string
          path: string
          sha256: string
          size: number
          submission_id: string
          uploaded_at: string
        }
        SetofOptions: {
          from: "*"
          to: "submission_files"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      register_deal_document: {
        Args: {
          deal_id: string
          document_id: string
          kind: string
          member_id: string
          mime_type: string
          name: string
          path: string
          reader_ids: string[]
          sha256: string
          size: number
        }
        Returns: {
          added_by: string | null
          created_at: string
          deal_id: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          removed_at: string | null
          sha256: string
          size: number
        }
        SetofOptions: {
          from: "*"
          to: "deal_documents"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      register_for_event: { Args: { event_id: string }; Returns: string }
      register_oauth_client: {
        Args: { address: string; name: string; redirect_uris: string[] }
        Returns: Json
      }
      register_proof: {
        Args: {
          amount: number
          expires_on: string
          kind: string
          member_id: string
          mime_type: string
          name: string
          path: string
          proof_id: string
          sha256: string
          size: number
        }
        Returns: {
          amount: number
          created_at: string
          decided_at: string | null
          expires_on: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          reason: string | null
          reminded_at: string | null
          reviewer_id: string | null
          sha256: string
          size: number
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "proofs_of_funds"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      register_sealed_agreement: {
        Args: {
          agreement_id: string
          document_id: string
          path: string
          sha256: string
          size: number
        }
        Returns: {
          added_by: string | null
          created_at: string
          deal_id: string
          id: string
          kind: string
          mime_type: string
          name: string
          path: string
          removed_at: string | null
          sha256: string
          size: number
        }
        SetofOptions: {
          from: "*"
          to: "deal_documents"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      release_invited_address: { Args: { token: string }; Returns: boolean }
      remind_of_events: { Args: Record<PropertyKey, never>; Returns: number }
      remove_deal_document: { Args: { document_id: string }; Returns: string }
      replace_customer: {
        Args: { member: string; new_customer: string; old_customer: string }
        Returns: string
      }
      replay_webhooks: {
        Args: { delivery_id?: string; endpoint_id: string }
        Returns: number
      }
      report: {
        Args: {
          details?: string
          reason: string
          subject_id: string
          subject_kind: string
        }
        Returns: string
      }
      report_ending: {
        Args: {
          agrees?: boolean
          deal_id: string
          money?: string
          moved_on?: string
          paid_by?: string
        }
        Returns: undefined
      }
      reported_members: {
        Args: { member_ids: string[] }
        Returns: {
          joined_at: string
          linked: Json
          linked_count: number
          member_id: string
          reports: number
          upheld: number
        }[]
      }
      request_documents: {
        Args: { note?: string; property_id: string }
        Returns: undefined
      }
      request_listing_review: {
        Args: { property_id: string }
        Returns: undefined
      }
      resend_invitation: { Args: { party_id: string }; Returns: undefined }
      resolve_contact_message: {
        Args: { message_id: string; note?: string }
        Returns: undefined
      }
      restore_my_data: {
        Args: { archive: Json; preview?: boolean }
        Returns: Json
      }
      retry_mail: { Args: { error?: string }; Returns: number }
      return_submission: {
        Args: {
          if_unmodified_since?: string
          reason: string
          submission_id: string
        }
        Returns: undefined
      }
      reverse_action: {
        Args: { action_id: string; reason: string }
        Returns: undefined
      }
      reversed_subscriptions: { Args: { customer: string }; Returns: string[] }
      review_queue: {
        Args: {
          after_due?: string
          after_id?: string
          after_time?: string
          kind?: string
        }
        Returns: {
          due_at: string
          entered_at: string
          id: string
          kind: string
        }[]
      }
      review_refusal: { Args: { member_id: string }; Returns: string }
      revoke_api_key: { Args: { key_id: string }; Returns: undefined }
      revoke_oauth_token: {
        Args: { client_id: string; token_hash: string }
        Returns: undefined
      }
      revoke_party: { Args: { party_id: string }; Returns: undefined }
      revoke_proof_share: {
        Args: { offer_id: string; proof_id: string }
        Returns: undefined
      }
      revoke_template_approval: {
        Args: { state: string; template_id: string }
        Returns: undefined
      }
      roles: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.roles with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      rotate_api_key: { Args: { key_id: string }; Returns: Json }
      rotate_webhook_secret: { Args: { endpoint_id: string }; Returns: string }
      rule_versions: {
        Args: { day?: string; state: string }
        Returns: {
          applies_to: string
          asked_at: string[]
          citation: string
          days: number
          deals_a_year: number
          disclosure: string
          effective_from: string
          id: string
          requires: string
          signed_at: string
          signer: string
          state: string
          summary: string
          topic: string
          url: string
          version: number
        }[]
      }
      rules_asked: {
        Args: {
          action: string
          is_contract: boolean
          state: string
          subject_id?: string
        }
        Returns: {
          answered_at: string
          citation: string
          days: number
          deals_a_year: number
          disclosure: string
          needs: string
          requires: string
          rule_id: string
          signed_at: string
          signer: string
          summary: string
          topic: string
          url: string
        }[]
      }
      save_analysis: {
        Args: {
          card_id?: string
          deal_title?: string
          id: string
          inputs: Json
          name: string
          property_id?: string
        }
        Returns: string
      }
      save_customer: {
        Args: { customer: string; member: string }
        Returns: string
      }
      save_customer_email: {
        Args: { customer: string; email: string }
        Returns: undefined
      }
      save_event: {
        Args: {
          capacity?: number
          description: string
          ends_at: string
          event_id: string
          exclusive: boolean
          format: string
          link?: string
          location?: string
          payment_instructions?: string
          price_usd?: number
          starts_at: string
          time_zone: string
          title: string
        }
        Returns: undefined
      }
      save_listing_documents: {
        Args: { documents: Json; known?: string[]; property_id: string }
        Returns: string[]
      }
      save_profile: { Args: { changes: Json }; Returns: undefined }
      save_push_subscription: {
        Args: { auth: string; device: string; endpoint: string; p256dh: string }
        Returns: undefined
      }
      save_submission: {
        Args: {
          address: string
          condition: string
          lot_sqft?: number
          price: number
          property_type: string
          sqft: number
          submission_id: string
        }
        Returns: undefined
      }
      saved: {
        Args: { "": Database["public"]["Tables"]["properties"]["Row"] }
        Returns: {
          error: true
        } & "the function public.saved with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      seal_ledger: { Args: Record<PropertyKey, never>; Returns: number }
      search_members: {
        Args: {
          after?: Json
          page_size?: number
          search?: string
          tier?: string
        }
        Returns: {
          bio: string | null
          certifications: string[]
          created_at: string
          expertise: string[]
          id: string
          investment_interests: string[]
          location: string | null
          membership_tier: string
          name: string
          open_to_messages: boolean
          past_deals: number
          profile_image_url: string | null
          profile_status: string
          social_links: NonNullable<Json>
          title: string | null
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "users"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_messages: {
        Args: { page_size?: number; search: string }
        Returns: {
          content: string
          conversation_id: string
          created_at: string
          id: string
          property_id: string | null
          removed_at: string | null
          type: string
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_properties: {
        Args: {
          after?: Json
          filters?: Json
          page_size?: number
          search?: string
          sort?: string
        }
        Returns: {
          address: string
          annual_expenses: NonNullable<Json>
          apn: string | null
          arv: number | null
          balloon_years: number | null
          bathrooms: number
          bedrooms: number
          cap_rate: number | null
          city: string
          condition: string | null
          county: string | null
          created_at: string
          description: string
          dislikes: number
          down_payment_pct: number | null
          dropped_from: number | null
          existing_loan_arrears: number | null
          existing_loan_balance: number | null
          existing_loan_months: number | null
          existing_loan_rate: number | null
          financing: string | null
          held_at: string | null
          id: string
          images: string[]
          jv_share_pct: number
          latitude: number
          likes: number
          longitude: number
          lot_sqft: number
          monthly_rent: number | null
          noi: number | null
          occupancy: string
          off_market_contract: boolean
          other_monthly_income: number | null
          parking: string | null
          photos_taken_on: string | null
          previous_price: number | null
          price: number
          price_changed_at: string | null
          priority: boolean
          property_type: string
          public_since: string | null
          removed_at: string | null
          repair_cost: number | null
          sales_status: string | null
          saves: number
          search_text: string
          seller_note_amount: number | null
          seller_note_interest_only_years: number | null
          seller_note_rate: number | null
          sqft: number
          standing_price: number | null
          state: string
          status: string
          status_changed_at: string | null
          title: string
          unit_mix: Json | null
          units: number | null
          updated_at: string
          user_id: string
          vacancy_pct: number | null
          verified: boolean
          view_count: number
          year_built: number | null
          zip: string
          zoning: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "properties"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_site: {
        Args: { q: string }
        Returns: {
          detail: string
          forum_id: string
          id: string
          image: string
          kind: string
          price: number
          slug: string
          title: string
        }[]
      }
      seller_analytics: { Args: { days?: number }; Returns: Json }
      seller_record: { Args: { member_id: string }; Returns: Json }
      send_deal_alerts: { Args: Record<PropertyKey, never>; Returns: boolean }
      send_deal_digests: { Args: { at?: string }; Returns: number }
      send_message: {
        Args: {
          attachments?: Json
          content: string
          message_id: string
          property_id?: string
          recipient_id: string
        }
        Returns: string
      }
      session_status: { Args: Record<PropertyKey, never>; Returns: Json }
      set_party_company: {
        Args: {
          capacity?: string
          company?: string
          company_state?: string
          deal_id: string
        }
        Returns: undefined
      }
      set_party_rights: {
        Args: { party_id: string; rights: string[] }
        Returns: undefined
      }
      set_staff_role: {
        Args: { member_id: string; role: string }
        Returns: undefined
      }
      settle_claim: {
        Args: {
          claim_id: string
          decision: string
          keeper_id: string
          reason: string
        }
        Returns: undefined
      }
      share_deal_document: {
        Args: { document_id: string; party_id: string }
        Returns: undefined
      }
      share_proof: {
        Args: { offer_id: string; proof_id: string }
        Returns: undefined
      }
      showing_access: {
        Args: { property_id: string }
        Returns: {
          access_code: string
          needs_approval: boolean
          opens_at: string
          showing_id: string
          waiting: string[]
        }[]
      }
      sign_agreement: {
        Args: {
          agreement_id: string
          body_sha256: string
          confirmed?: boolean
          consent: boolean
          signed_name: string
        }
        Returns: undefined
      }
      sign_rule: { Args: { rule_id: string }; Returns: undefined }
      similar_properties: {
        Args: { max_rows?: number; property_id: string }
        Returns: {
          address: string
          annual_expenses: NonNullable<Json>
          apn: string | null
          arv: number | null
          balloon_years: number | null
          bathrooms: number
          bedrooms: number
          cap_rate: number | null
          city: string
          condition: string | null
          county: string | null
          created_at: string
          description: string
          dislikes: number
          down_payment_pct: number | null
          dropped_from: number | null
          existing_loan_arrears: number | null
          existing_loan_balance: number | null
          existing_loan_months: number | null
          existing_loan_rate: number | null
          financing: string | null
          held_at: string | null
          id: string
          images: string[]
          jv_share_pct: number
          latitude: number
          likes: number
          longitude: number
          lot_sqft: number
          monthly_rent: number | null
          noi: number | null
          occupancy: string
          off_market_contract: boolean
          other_monthly_income: number | null
          parking: string | null
          photos_taken_on: string | null
          previous_price: number | null
          price: number
          price_changed_at: string | null
          priority: boolean
          property_type: string
          public_since: string | null
          removed_at: string | null
          repair_cost: number | null
          sales_status: string | null
          saves: number
          search_text: string
          seller_note_amount: number | null
          seller_note_interest_only_years: number | null
          seller_note_rate: number | null
          sqft: number
          standing_price: number | null
          state: string
          status: string
          status_changed_at: string | null
          title: string
          unit_mix: Json | null
          units: number | null
          updated_at: string
          user_id: string
          vacancy_pct: number | null
          verified: boolean
          view_count: number
          year_built: number | null
          zip: string
          zoning: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "properties"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      staff_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          appeals: number
          claims: number
          events: number
          funds: number
          listings: number
          messages: number
          reports: number
          submissions: number
          waiting: number
        }[]
      }
      staff_decisions: {
        Args: Record<PropertyKey, never>
        Returns: {
          error: string
          id: string
          is_own: boolean
          subjects: string[]
          title: string
        }[]
      }
      standing: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.standing with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      stated_licenses: {
        Args: { state: string }
        Returns: {
          member_id: string
          name: string
          number: string
          stated_at: string
          topic: string
        }[]
      }
      store_listing_values: {
        Args: { due_at: string; estimates: Json; property_id: string }
        Returns: undefined
      }
      store_listings: { Args: { posts: boolean; rows: Json }; Returns: Json }
      store_print: {
        Args: {
          hashes: string[]
          is_drawn: boolean
          path: string
          version: string
        }
        Returns: undefined
      }
      store_reading: {
        Args: { file_id: string; found?: Json; state: string }
        Returns: undefined
      }
      store_timestamp: {
        Args: { day: string; token: string }
        Returns: boolean
      }
      submit_property: { Args: { submission_id: string }; Returns: undefined }
      suggested_members: {
        Args: { max_rows?: number }
        Returns: {
          bio: string | null
          certifications: string[]
          created_at: string
          expertise: string[]
          id: string
          investment_interests: string[]
          location: string | null
          membership_tier: string
          name: string
          open_to_messages: boolean
          past_deals: number
          profile_image_url: string | null
          profile_status: string
          social_links: NonNullable<Json>
          title: string | null
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "users"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      summary: {
        Args: { "": Database["public"]["Tables"]["events"]["Row"] }
        Returns: {
          error: true
        } & "the function public.summary with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      supersede_rule: {
        Args: { replaces: string; rule: Json; rule_id: string }
        Returns: undefined
      }
      suspend_swapped_pictures: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      switch_webhook: {
        Args: { enabled: boolean; endpoint_id: string }
        Returns: undefined
      }
      take_billing_ticket: { Args: Record<PropertyKey, never>; Returns: number }
      take_contract: {
        Args: Record<PropertyKey, never>
        Returns: {
          file_id: string
          mime_type: string
          path: string
        }[]
      }
      test_webhook: { Args: { endpoint_id: string }; Returns: string }
      topic_posts: {
        Args: {
          after?: number[]
          at_number?: number
          before?: number[]
          topic_id: string
        }
        Returns: {
          content: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: string
          number: number
          parent_post_id: string | null
          path: number[]
          removed_at: string | null
          topic_id: string
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "forum_posts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      turn_off_two_factor: { Args: { code: string }; Returns: boolean }
      undo_decision: { Args: { decision_id: string }; Returns: undefined }
      unfollow_member: {
        Args: { member_id: string; user_id: string }
        Returns: undefined
      }
      unlink_double_close: { Args: { deal_id: string }; Returns: undefined }
      unprinted_pictures: {
        Args: Record<PropertyKey, never>
        Returns: {
          path: string
        }[]
      }
      unread_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          messages: number
          notifications: number
          requests: number
        }[]
      }
      unreviewed_changes: {
        Args: { "": Database["public"]["Tables"]["properties"]["Row"] }
        Returns: {
          error: true
        } & "the function public.unreviewed_changes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      unshare_deal_document: {
        Args: { document_id: string; party_id: string }
        Returns: undefined
      }
      unstamped_roots: {
        Args: Record<PropertyKey, never>
        Returns: {
          day: string
          root: string
        }[]
      }
      unsubscribe_from_alerts: { Args: { token: string }; Returns: boolean }
      use_api_key: { Args: { key_hash: string; uses: Json }; Returns: Json }
      use_recovery_code: { Args: { code: string }; Returns: boolean }
      values_to_compute: {
        Args: { most: number }
        Returns: {
          bathrooms: number
          bedrooms: number
          due_at: string
          latitude: number
          longitude: number
          lot_sqft: number
          property_id: string
          property_type: string
          sqft: number
          units: number
          year_built: number
        }[]
      }
      verified_funds: {
        Args: { member_ids: string[] }
        Returns: {
          amount: number
          member_id: string
          until: string
        }[]
      }
      verify_email: { Args: { earlier_session: string }; Returns: boolean }
      webhook_deliveries: {
        Args: { endpoint_id: string }
        Returns: {
          attempted_at: string
          attempts: number
          created_at: string
          error: string
          id: string
          response: string
          retry_at: string
          state: string
          status: number
          type: string
        }[]
      }
      website: {
        Args: { "": Database["public"]["Tables"]["users"]["Row"] }
        Returns: {
          error: true
        } & "the function public.website with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      weekly_report: { Args: Record<PropertyKey, never>; Returns: Json }
      withdraw_agreement: { Args: { agreement_id: string }; Returns: undefined }
      withdraw_proof: { Args: { proof_id: string }; Returns: string }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
