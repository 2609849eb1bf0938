/** Props of a field that selects a state or a county. */
export interface PlaceFieldProps {
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  label?: string;
  error?: string | undefined;
}
