import type { EventName, EventOf, Exported } from '#shared/contract/index.ts';
import type { Result } from '#shared/kernel/index.ts';

export type ServiceEvent = {
  readonly [E in EventName]: { readonly event: E; readonly payload: EventOf<E> };
}[EventName];

export interface EventBus {
  emit(told: ServiceEvent): void;
  listen(heard: (told: ServiceEvent) => void): () => void;
}

export function createEventBus(): EventBus {
  const listeners = new Set<(told: ServiceEvent) => void>();
  return {
    emit(told) {
      for (const heard of listeners) heard(told);
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type Exporter = (file: ExportFile) => Promise<Result<Exported>>;
