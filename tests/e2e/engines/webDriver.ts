/** The few commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the journeys need, over HTTP. */

/** The key of an element's id in a response. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as a script takes and returns it. */
export type DriverElement = Readonly<Record<typeof elementKey, string>>;

/** Keys of WebDriver's own table (its section 17.4.2). */
export const webDriverKeys = {
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const;

export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** @param driver 'http://127.0.0.1:4444' */
  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const value = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    const { sessionId } = value as { readonly sessionId: string };
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  #post(command: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.#address}${command}`, body);
  }

  /** Waits for the load event. */
  async open(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('/refresh');
  }

  /** Sets the size of the window, not of the page in it. */
  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
  }

  /** The function must name nothing outside itself. */
  run(read: (...args: never[]) => unknown, args: readonly unknown[]): Promise<unknown> {
    return this.#post('/execute/sync', { script: `return (${read})(...arguments);`, args });
  }

  async click(element: DriverElement): Promise<void> {
    await this.#post(`/element/${element[elementKey]}/click`);
  }

  async type(element: DriverElement, text: string): Promise<void> {
    await this.#post(`/element/${element[elementKey]}/value`, { text });
  }

  async hover(element: DriverElement): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 };
    await this.#post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move] }] });
  }

  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async end(): Promise<void> {
    await send('DELETE', this.#address);
  }
}

/** Rejects with the driver's own error, which names what went wrong: 'stale element reference'. */
const send = async (method: string, url: string, body?: object): Promise<unknown> => {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`WebDriver, ${method} ${new URL(url).pathname}: ${error}: ${message}`);
};
