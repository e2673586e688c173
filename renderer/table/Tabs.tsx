import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<I extends string> {
  readonly id: I;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<I extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<I>[];
  readonly chosen: I;
  readonly onChoose: (id: I) => void;
}

export function Tabs<I extends string>({ label, tabs, chosen, onChoose }: TabsProps<I>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0;
    const next = tabs[(at + step) % tabs.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const shown = tabs.find(({ id }) => id === chosen);
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen ? `${base}-panel` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`} className="tab-panel">
        {shown?.content}
      </div>
    </div>
  );
}
