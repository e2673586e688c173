export { checkDesign, isUsable } from './checks.ts';
export type { CheckAsk } from './checks.ts';
export type { Finding, FindingCode, Severity } from './finding.ts';
