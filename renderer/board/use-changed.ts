import { useState } from 'react';

/** Whether a value has changed since the component first showed it: what was there from the start stays still. */
export function useChanged(value: string): boolean {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (!changed && value !== first) setChanged(true);
  return changed;
}
