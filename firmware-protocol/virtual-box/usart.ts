import type { CPU } from 'avr8js';

export interface ReceivedByte {
  readonly byte: number;
  readonly wrongStop?: boolean;
}

export interface Usart {
  cyclesPerBit(): number;
  /** Call it when the last bit of a byte has arrived. */
  receive(received: ReceivedByte): void;
}

const at = { status: 0xc0, control: 0xc1, format: 0xc2, rateLow: 0xc4, rateHigh: 0xc5, data: 0xc6 } as const;
const status = {
  received: 0x80,
  sent: 0x40,
  empty: 0x20,
  wrongStop: 0x10,
  overrun: 0x08,
  double: 0x02,
} as const;
const control = { receives: 0x10, sends: 0x08 } as const;

/** As in the chip, two received bytes wait; avr8js keeps one and knows no overruns or wrong stop bits. */
const waitingMost = 2;

/** `onSent` is called when the last bit of a byte has gone. */
export function createUsart(cpu: CPU, onSent: (byte: number) => void): Usart {
  const { data } = cpu;
  const waiting: { readonly received: ReceivedByte; overrun: boolean }[] = [];
  let shifting = false;
  let next: number | undefined;

  const interrupt = (address: number, mask: number, enable: number, constant: boolean) => ({
    address,
    flagRegister: at.status,
    flagMask: mask,
    enableRegister: at.control,
    enableMask: enable,
    constant,
  });
  const receivedInterrupt = interrupt(0x24, status.received, 0x80, true);
  const emptyInterrupt = interrupt(0x26, status.empty, 0x20, true);
  const sentInterrupt = interrupt(0x28, status.sent, 0x40, false);

  const cyclesPerBit = (): number => {
    const rate = (data[at.rateHigh] ?? 0) * 256 + (data[at.rateLow] ?? 0);
    return (rate + 1) * ((data[at.status] ?? 0) & status.double ? 8 : 16);
  };

  /** The status bits describe the byte that is read next. */
  const showFirst = (): void => {
    const first = waiting[0];
    data[at.status] = (data[at.status] ?? 0) & ~(status.wrongStop | status.overrun);
    if (first === undefined) return cpu.clearInterrupt(receivedInterrupt);
    if (first.received.wrongStop === true) data[at.status] = (data[at.status] ?? 0) | status.wrongStop;
    if (first.overrun) data[at.status] = (data[at.status] ?? 0) | status.overrun;
    cpu.setInterruptFlag(receivedInterrupt);
  };

  const send = (byte: number): void => {
    shifting = true;
    cpu.addClockEvent(() => {
      onSent(byte);
      shifting = false;
      if (next === undefined) return cpu.setInterruptFlag(sentInterrupt);
      const following = next;
      next = undefined;
      cpu.setInterruptFlag(emptyInterrupt);
      send(following);
    }, 10 * cyclesPerBit());
  };

  data[at.status] = status.empty;
  cpu.writeHooks[at.status] = (value) => {
    data[at.status] = ((data[at.status] ?? 0) & ~status.double) | (value & status.double);
    cpu.clearInterruptByFlag(sentInterrupt, value & status.sent);
    return true;
  };
  cpu.writeHooks[at.control] = (value) => {
    data[at.control] = value;
    if ((value & control.receives) === 0) waiting.length = 0;
    for (const one of [receivedInterrupt, emptyInterrupt, sentInterrupt])
      cpu.updateInterruptEnable(one, value);
    return true;
  };
  cpu.readHooks[at.data] = () => {
    const byte = waiting.shift()?.received.byte ?? 0;
    showFirst();
    return byte;
  };
  cpu.writeHooks[at.data] = (value) => {
    if (((data[at.control] ?? 0) & control.sends) === 0) return true;
    if (!shifting) {
      send(value);
      return true;
    }
    next = value;
    cpu.clearInterrupt(emptyInterrupt);
    return true;
  };

  return {
    cyclesPerBit,
    receive(received) {
      if (((data[at.control] ?? 0) & control.receives) === 0) return;
      const last = waiting.at(-1);
      if (waiting.length < waitingMost) waiting.push({ received, overrun: false });
      else if (last !== undefined) last.overrun = true;
      showFirst();
    },
  };
}
