import { useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent } from 'react';
import { fieldsFrom, type CompletedFields } from '../../address-parts';

export interface AddressSuggestion {
  id: string;
  /** The whole address in one line. */
  text: string;
  /** What it fills in. */
  resolve: () => Promise<CompletedFields>;
}

/** Addresses in the US that begin with the text; at most five. */
export type Suggest = (text: string) => Promise<AddressSuggestion[]>;

interface GoogleAddressesProps {
  apiKey: string;
  onReady: (suggest: Suggest) => void;
}

/** Fetches Google's script and shows nothing. Where it cannot be had, nothing happens. */
export function GoogleAddresses({ apiKey, onReady }: GoogleAddressesProps) {
  // As the map asks for it: the script can be had once only.
  const { isLoaded } = useJsApiLoader({ id: 'google-maps', googleMapsApiKey: apiKey });
  const ready = useEffectEvent((suggest: Suggest) => onReady(suggest));
  useEffect(() => {
    if (!isLoaded) return;
    google.maps.importLibrary('places').then(
      (library) => ready(suggestWith(library as google.maps.PlacesLibrary)),
      () => undefined,
    );
  }, [isLoaded]);
  return null;
}

function suggestWith({ AutocompleteSuggestion, AutocompleteSessionToken }: google.maps.PlacesLibrary): Suggest {
  // Questions up to a choice are billed as one.
  let sessionToken = new AutocompleteSessionToken();
  return async (input) => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      includedRegionCodes: ['us'],
      sessionToken,
    });
    return suggestions.flatMap(({ placePrediction }) => {
      if (!placePrediction) return [];
      const resolve = async () => {
        const { place } = await placePrediction.toPlace().fetchFields({ fields: ['addressComponents', 'location'] });
        sessionToken = new AutocompleteSessionToken();
        return fieldsFrom(place.addressComponents ?? [], place.location?.toJSON() ?? null);
      };
      return [{ id: placePrediction.placeId, text: placePrediction.text.text, resolve }];
    });
  };
}
