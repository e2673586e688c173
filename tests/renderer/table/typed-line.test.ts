import { describe, expect, it } from 'vitest';
import { emptyLine, lineAt, type Line } from '#renderer/table/use-typed-line.ts';

const typed: Line = { ...emptyLine, text: 'E9 across HAVEN' };
const entered: Line = { ...typed, entered: 'unknown' };

describe('a line in which a move is typed', () => {
  it('stays while it is being typed, whatever is laid meanwhile', () => {
    expect(lineAt(lineAt(typed, ''), 'V at I9')).toBe(typed);
  });

  it('stays once entered as long as what it was entered for lies on the table, and goes with it', () => {
    const stands = lineAt(entered, 'HAVEN at E9');
    expect(lineAt(stands, 'HAVEN at E9')).toBe(stands);
    expect(stands.text).toBe('E9 across HAVEN');
    expect(lineAt(stands, 'VID at I9')).toEqual(emptyLine);
    expect(lineAt(stands, '')).toEqual(emptyLine);
  });

  it('takes its refusal with it', () => {
    const refused = lineAt({ ...entered, problem: { code: 'alphacubes/not-a-line' } }, '');
    expect(lineAt(refused, '')).toBe(refused);
    expect(lineAt(refused, 'VID at I9')).toEqual(emptyLine);
  });
});
