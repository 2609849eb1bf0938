import { useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent } from 'react';
import { toAddressFields, type CompletedFields } from '../google-address';

export interface AddressSuggestion {
  id: string;
  /** The full address on one line. */
  text: string;
  /** Fetches the address fields to fill in. */
  resolve: () => Promise<CompletedFields>;
}

/** Up to five US addresses that start with the text. */
export type Suggest = (text: string) => Promise<AddressSuggestion[]>;

interface GoogleAddressSearchProps {
  apiKey: string;
  onReady: (suggest: Suggest) => void;
}

/** Loads Google's script and renders nothing. If it fails to load, there are no suggestions. */
export function GoogleAddressSearch({ apiKey, onReady }: GoogleAddressSearchProps) {
  // The same options as the map: the script can be loaded only once.
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
  // Google bills all requests of one session token, up to a choice, as one.
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
        return toAddressFields(place.addressComponents ?? [], place.location?.toJSON() ?? null);
      };
      return [{ id: placePrediction.placeId, text: placePrediction.text.text, resolve }];
    });
  };
}
