/** Stands in for the index of the tables where no page is drawn: what the games' parts compute with. */
export { askSearch, knownAnswer, mapAnswer, thenAsk } from '#renderer/table/hint/answers.ts';
export { restoredOrder, stepDraftHistory } from '#renderer/table/order.ts';
