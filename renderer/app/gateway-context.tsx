import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ResponseOf, EventName, EventOf } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { AskArgument, DoorState, Gateway, PlainMethod } from '#renderer/gateway/index.ts';

export const GatewayContext = createContext<Gateway | undefined>(undefined);

export function useGateway(): Gateway {
  const gateway = useContext(GatewayContext);
  if (gateway === undefined) throw new Error('useGateway outside GatewayContext');
  return gateway;
}

export interface AnswerState<T> {
  readonly result: Result<T, Problem> | undefined;
  readonly askAgain: () => void;
}

interface Shown<T> {
  readonly round: number;
  readonly result: Result<T, Problem>;
}

/**
 * Asks when the component mounts, on `askAgain`, after each of `events`, and when the door opens again, since events
 * were missed meanwhile. An answer is shown although it has been asked for again since, but never over a newer one.
 */
export function useAnswer<M extends PlainMethod>(
  method: M,
  events: readonly EventName[] = [],
  ...ask: AskArgument<M>
): AnswerState<ResponseOf<M>> {
  const gateway = useGateway();
  const [shown, setShown] = useState<Shown<ResponseOf<M>>>();
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(ask);
  const heard = events.join(' ');
  const question = useRef('');
  useEffect(() => {
    const own = `${method} ${asked}`;
    question.current = own;
    void gateway.call(method, ...(JSON.parse(asked) as AskArgument<M>)).then((result) => {
      if (question.current === own)
        setShown((now) => (now !== undefined && now.round > round ? now : { round, result }));
    });
  }, [gateway, method, asked, round]);
  useEffect(() => {
    const again = () => {
      setRound((n) => n + 1);
    };
    const ends = heard
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => gateway.on(name as EventName, again));
    return () => {
      for (const end of ends) end();
    };
  }, [gateway, heard]);
  const askAgain = () => {
    setRound((n) => n + 1);
  };
  useDoorOpening(askAgain);
  return { result: shown?.result, askAgain };
}

type Loaded<T> = { readonly load: () => Promise<T> } & ({ readonly value: T } | { readonly error: unknown });

/**
 * Returns undefined until `load` resolves. Memoise `load`, because a new function is called again.
 * @throws while rendering what `load` rejects with, such as code that cannot be loaded; `ErrorBoundary` shows it
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  useEffect(() => {
    if (load === undefined) return undefined;
    let isWanted = true;
    void load().then(
      (value) => {
        if (isWanted) setLoaded({ load, value });
      },
      (error: unknown) => {
        if (isWanted) setLoaded({ load, error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (loaded === undefined || loaded.load !== load) return undefined;
  if ('error' in loaded) throw loaded.error;
  return loaded.value;
}

export function useGatewayEvent<E extends EventName>(event: E, listen: (payload: EventOf<E>) => void): void {
  const gateway = useGateway();
  useEffect(() => gateway.on(event, listen), [gateway, event, listen]);
}

/** Calls `again` whenever the door opens after it was closed or locked. */
export function useDoorOpening(again: () => void): void {
  const gateway = useGateway();
  const opened = useEffectEvent(again);
  useEffect(
    () =>
      gateway.onDoor((door) => {
        if (door === 'open') opened();
      }),
    [gateway],
  );
}

export function useDoor(): DoorState {
  const gateway = useGateway();
  return useSyncExternalStore(gateway.onDoor, gateway.door);
}
