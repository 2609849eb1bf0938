export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      member_contacts: {
        Row: {
          email: string
          phone: string | null
          user_id: string
        }
        Insert: {
          email: string
          phone?: string | null
          user_id: string
        }
        Update: {
          email?: string
          phone?: string | null
          user_id?: string
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
      properties: {
        Row: {
          address: string
          bathrooms: number
          bedrooms: number
          cap_rate: number | null
          city: string
          condition: string | null
          county: string | null
          created_at: string
          description: string
          dislikes: number
          financing: string | null
          id: string
          images: string[]
          jv_share_pct: number
          latitude: number
          likes: number
          longitude: number
          lot_sqft: number
          noi: number | null
          occupancy: string
          off_market_contract: boolean
          price: number
          property_type: string
          search_text: string
          sqft: number
          state: string
          title: string
          updated_at: string
          user_id: string
          verified: boolean
          view_count: number
          zip: string
        }
        Insert: {
          address: string
          bathrooms?: number
          bedrooms?: number
          city: string
          condition?: string | null
          county?: string | null
          created_at?: string
          description: string
          dislikes?: number
          financing?: string | null
          id?: string
          images?: string[]
          jv_share_pct?: number
          latitude?: number
          likes?: number
          longitude?: number
          lot_sqft?: number
          noi?: number | null
          occupancy?: string
          off_market_contract?: boolean
          price: number
          property_type: string
          sqft?: number
          state: string
          title: string
          updated_at?: string
          user_id: string
          verified?: boolean
          view_count?: number
          zip: string
        }
        Update: {
          address?: string
          bathrooms?: number
          bedrooms?: number
          city?: string
          condition?: string | null
          county?: string | null
          created_at?: string
          description?: string
          dislikes?: number
          financing?: string | null
          id?: string
          images?: string[]
          jv_share_pct?: number
          latitude?: number
          likes?: number
          longitude?: number
          lot_sqft?: number
          noi?: number | null
          occupancy?: string
          off_market_contract?: boolean
          price?: number
          property_type?: string
          sqft?: number
          state?: string
          title?: string
          updated_at?: string
          user_id?: string
          verified?: boolean
          view_count?: number
          zip?: string
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
      staff: {
        Row: {
          granted_at: string
          user_id: string
        }
        Insert: {
          granted_at?: string
          user_id: string
        }
        Update: {
          granted_at?: string
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
          past_deals: number
          profile_image_url: string | null
          profile_status: string
          social_links: Json
          title: string | null
          updated_at: string
          email: string | null
          email_confirmed: boolean | null
          phone: string | null
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
          past_deals?: number
          profile_image_url?: string | null
          profile_status?: string
          social_links?: Json
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
          past_deals?: number
          profile_image_url?: string | null
          profile_status?: string
          social_links?: Json
          title?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      zip_codes: {
        Row: {
          city: string
          county: string | null
          latitude: number
          longitude: number
          state: string
          zip: string
        }
        Insert: {
          city: string
          county?: string | null
          latitude: number
          longitude: number
          state: string
          zip: string
        }
        Update: {
          city?: string
          county?: string | null
          latitude?: number
          longitude?: number
          state?: string
          zip?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      count_properties: { Args: { search?: string }; Returns: number }
      increment_property_view_count: {
        Args: { property_id: string }
        Returns: number
      }
      search_properties: {
        Args: {
          after?: Json
          page_size?: number
          search?: string
          sort?: string
        }
        Returns: {
          address: string
          bathrooms: number
          bedrooms: number
          cap_rate: number | null
          city: string
          condition: string | null
          county: string | null
          created_at: string
          description: string
          dislikes: number
          financing: string | null
          id: string
          images: string[]
          jv_share_pct: number
          latitude: number
          likes: number
          longitude: number
          lot_sqft: number
          noi: number | null
          occupancy: string
          off_market_contract: boolean
          price: number
          property_type: string
          search_text: string
          sqft: number
          state: string
          title: string
          updated_at: string
          user_id: string
          verified: boolean
          view_count: number
          zip: string
        }[]
        SetofOptions: {
          from: "*"
          to: "properties"
          isOneToOne: false
          isSetofReturn: true
        }
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
