import { useCallback, useState } from 'react';

export function useWrongFields() {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((name: string, wrong: boolean) => {
    setFields((now) => {
      const rest = [...now].filter((one) => one !== name);
      return new Set(wrong ? [...rest, name] : rest);
    });
  }, []);
  return { isWrong: fields.size > 0, mark };
}
