export { checkProposeAsk, proposedKinds } from './ask.ts';
export type { ProposeAsk, ProposedKind, ProposeProblem } from './ask.ts';
export { proposeSet } from './propose.ts';
export type { Proposal, ProposeProgress } from './propose.ts';
export { playsAs, takeProposal } from './take-proposal.ts';
