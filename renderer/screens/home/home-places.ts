import { generalPlaces } from '#shared/keys/index.ts';

type HomePlace = Exclude<keyof typeof generalPlaces.home, 'continue'>;

/** The places one key away from Home, whichever of them a visit shows; each is an address. */
export const homePlaces = Object.keys(generalPlaces.home).filter(
  (place): place is HomePlace => place !== 'continue',
);
