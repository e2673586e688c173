import type { Answer, MethodName, ParsedAsk } from '#shared/contract/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { House } from '#electron/services/house.ts';

/** Answers one method; `ask` has passed the contract's schema. */
export type Handler<M extends MethodName> = (ask: ParsedAsk<M>, house: House) => Promise<Result<Answer<M>>>;

/** The handlers of some methods. A name that the contract does not have, and so no schema, does not compile. */
export type Handlers<M extends MethodName> = { readonly [Name in M]: Handler<Name> };
