/** What is done by a command that is offered now; keys give their event, the palette gives none. */
export type Offer = (event: KeyboardEvent) => void;

type Offered = () => Readonly<Record<string, Offer | undefined>>;

const offers = new Set<Offered>();

/** Offers commands until the function that it returns is called. `offered` is asked whenever somebody looks. */
export function offer(offered: Offered): () => void {
  offers.add(offered);
  return () => {
    offers.delete(offered);
  };
}

/** Returns the commands that can be given now, by name. What was offered last comes first, as it hears its keys. */
export function offeredNow(): ReadonlyMap<string, Offer> {
  const all = [...offers].toReversed().flatMap((offered) => Object.entries(offered()));
  const found = new Map<string, Offer>();
  for (const [command, action] of all) {
    if (action !== undefined && !found.has(command)) found.set(command, action);
  }
  return found;
}

let place: () => HTMLElement | undefined = () => undefined;

/** Names the place of a table where the keys of its game are heard in a turn; undefined between turns. */
export function setKeyPlace(find: () => HTMLElement | undefined): () => void {
  place = find;
  return () => {
    place = () => undefined;
  };
}

export function keyPlace(): HTMLElement | undefined {
  return place();
}
